"""The bytes behind the CDN's addresses."""

import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

_SIGNATURES = (
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"GIF8", "image/gif"),
)


@dataclass(frozen=True)
class Upload:
    """A file as a client sends it."""

    filename: str
    data: bytes
    content_type: str


class Files:
    """Keep files by the path of their address: in a folder, or without one in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._kept: dict[str, bytes] = {}

    def put(self, path: str, data: bytes) -> None:
        """Keep the bytes of one address, such as `/cdn/emojis/1.png`."""
        if self._folder is None:
            self._kept[path] = data
            return
        target = self._on_disk(self._folder, path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)

    def get(self, path: str) -> bytes | None:
        """Return the bytes of one address, or None."""
        if self._folder is None:
            return self._kept.get(path)
        target = self._on_disk(self._folder, path)
        if ".." in target.parts or not target.is_file():
            return None
        return target.read_bytes()

    def drop(self, path: str) -> None:
        """Forget one address."""
        self._kept.pop(path, None)
        if self._folder is not None:
            self._on_disk(self._folder, path).unlink(missing_ok=True)

    def keep_only(self, wanted: Callable[[str], bool]) -> None:
        """Forget every address in the folder that is not wanted."""
        if self._folder is None:
            return
        for target in self._folder.glob("cdn/**/*"):
            path = "/" + target.relative_to(self._folder).as_posix()
            if target.is_file() and not wanted(path):
                self.drop(path)

    @staticmethod
    def _on_disk(folder: Path, path: str) -> Path:
        return folder.joinpath(*Path(path).parts[1:])


def content_type(upload: Upload) -> str:
    """Return what a file is, judged by its first bytes when the sender did not say."""
    if upload.content_type != "application/octet-stream":
        return upload.content_type
    for signature, kind in _SIGNATURES:
        if upload.data.startswith(signature):
            return kind
    if upload.data[:4] == b"RIFF" and upload.data[8:12] == b"WEBP":
        return "image/webp"
    if upload.filename.endswith((".txt", ".log", ".md")):
        return "text/plain; charset=utf-8"
    if upload.filename.endswith(".json"):
        return "application/json"
    return "application/octet-stream"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return a picture's width and height in pixels; None for what is no PNG or GIF."""
    if data.startswith(b"\x89PNG\r\n\x1a\n") and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data.startswith(b"GIF8") and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    return None
