"""Read which letters the stored fonts can draw: `python -m rendering.assets.charts`.

Writes `fonts/coverage.json`: for each font file, in the order in which fonts are asked, the first
code point of each range it covers and the first one after the range.
"""

import json
import struct
from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
CHART = FONTS / "coverage.json"
ORDER = (
    "Manrope-ExtraBold.ttf",
    "Manrope-Bold.ttf",
    "RobotoCondensed-Bold.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansThai-Bold.ttf",
    "NotoSansCJKsc-Bold.otf",
)


def code_points(path: Path) -> set[int]:
    """Return the code points that a font's character map has a glyph for."""
    data = path.read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    records = (struct.unpack_from(">4sIII", data, 12 + 16 * n) for n in range(tables))
    cmap = next(offset for tag, _, offset, _ in records if tag == b"cmap")
    found: set[int] = set()
    for n in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        offset = cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * n)[0]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 4:
            found |= _segments(data, offset)
        elif kind == 12:
            found |= _groups(data, offset)
    return found


def _segments(data: bytes, offset: int) -> set[int]:
    """Read a table of format 4."""
    half = struct.unpack_from(">H", data, offset + 6)[0]
    count, at = half // 2, offset + 14
    ends = struct.unpack_from(f">{count}H", data, at)
    starts = struct.unpack_from(f">{count}H", data, at + half + 2)
    deltas = struct.unpack_from(f">{count}H", data, at + 2 * half + 2)
    reach_at = at + 3 * half + 2
    reaches = struct.unpack_from(f">{count}H", data, reach_at)
    found = set()
    for n, (start, end, delta, reach) in enumerate(zip(starts, ends, deltas, reaches, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if reach:
                place = reach_at + 2 * n + reach + 2 * (code - start)
                glyph = struct.unpack_from(">H", data, place)[0]
                if not glyph:
                    continue
            if (glyph + delta) & 0xFFFF:
                found.add(code)
    return found


def _groups(data: bytes, offset: int) -> set[int]:
    """Read a table of format 12."""
    found: set[int] = set()
    for n in range(struct.unpack_from(">I", data, offset + 12)[0]):
        start, end, glyph = struct.unpack_from(">III", data, offset + 16 + 12 * n)
        found.update(range(start if glyph else start + 1, end + 1))
    return found


def ranges(codes: set[int]) -> list[int]:
    """Return where membership changes: in at the first number, out at the second, and so on."""
    return sorted(
        [code for code in codes if code - 1 not in codes]
        + [code + 1 for code in codes if code + 1 not in codes]
    )


def chart() -> str:
    """Return the coverage of all stored fonts as JSON."""
    covered = {name: ranges(code_points(FONTS / name)) for name in ORDER}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in covered.items())
    return "{\n" + lines + "\n}\n"


if __name__ == "__main__":
    CHART.write_text(chart(), encoding="utf-8")
