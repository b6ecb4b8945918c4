"""The CDN: attachments, emojis, and the faces of users without one."""

import mimetypes
import struct
import zlib

from aiohttp import web

from sandbox.files import Files, Upload, content_type

_FACES = ((88, 101, 242), (117, 129, 142), (59, 165, 92), (250, 166, 26), (237, 66, 69))
_YEAR = {"Cache-Control": "private, max-age=31536000, immutable"}


def routes(files: Files) -> list[web.RouteDef]:
    """Return the routes under `/cdn`."""

    async def face(request: web.Request) -> web.Response:
        number = int(request.match_info["number"])
        return web.Response(
            body=_plain_png(_FACES[number % len(_FACES)]), content_type="image/png", headers=_YEAR
        )

    async def file(request: web.Request) -> web.Response:
        data = files.get(request.path)
        if data is None:
            return web.Response(status=404, text="This content is no longer available.")
        name = request.path.rsplit("/", 1)[1]
        guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = content_type(Upload(name, data, "application/octet-stream"))
        kind = guessed if kind == "application/octet-stream" else kind.split(";")[0]
        headers = {**_YEAR, "X-Content-Type-Options": "nosniff"}
        if not kind.startswith("image/") or kind == "image/svg+xml":
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)

    return [
        web.get(r"/cdn/embed/avatars/{number:\d+}.png", face),
        web.get("/cdn/{path:.+}", file),
    ]


def _plain_png(colour: tuple[int, int, int], size: int = 32) -> bytes:
    """Return a square of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    rows = (b"\0" + bytes(colour) * size) * size
    parts = chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
