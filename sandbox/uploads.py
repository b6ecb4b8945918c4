"""Files that are sent: read them from a form, keep them, and describe them as attachments."""

import base64
import binascii
import re
from typing import Any

from sandbox.files import Upload, content_type, picture_size
from sandbox.wire import Json
from sandbox.world import World


def upload_of(given: Any) -> Upload:
    """Read `{"filename": …, "data": base64}`, or raise ValueError saying what is wrong."""
    match given:
        case {"filename": str(filename), "data": str(text)}:
            try:
                data = base64.b64decode(text, validate=True)
            except binascii.Error:
                raise ValueError("its data is not base64.") from None
            return Upload(filename, data, "application/octet-stream")
    raise ValueError('it is given as {"filename": …, "data": …}.')


def safe_name(filename: str) -> str:
    """Return a file's name as Discord keeps it: nothing but letters, digits, `_`, `.` and `-`."""
    return re.sub(r"[^\w.\-]", "_", filename) or "unknown"


def keep(world: World, folder: str, upload: Upload, about: Json | None = None) -> Json:
    """Keep a file under `/cdn/<folder>` and return the attachment; `about` describes it."""
    attachment_id = world.ids.next()
    filename = safe_name(upload.filename)
    path = f"/cdn/{folder}/{attachment_id}/{filename}"
    world.files.put(path, upload.data)
    attachment: Json = {
        "id": attachment_id,
        "filename": filename,
        "size": len(upload.data),
        "url": world.base_url + path,
        "proxy_url": world.base_url + path,
        "content_type": content_type(upload),
        "flags": 0,
    }
    for key in ("description", "title"):
        if about and about.get(key):
            attachment[key] = about[key]
    if size := picture_size(upload.data):
        attachment["width"], attachment["height"] = size
    return attachment
