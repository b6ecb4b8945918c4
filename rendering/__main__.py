"""`python -m rendering gallery OUT` draws sample pictures of every game; `words` gathers texts."""

import argparse
from pathlib import Path

from rendering import gallery, translation


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="gallery | words")
    drawing = verbs.add_parser("gallery", help="draw sample pictures into a folder")
    drawing.add_argument("out", type=Path, help="the folder, made when it is missing")
    verbs.add_parser("words", help="gather the texts of the pictures for translators")
    arguments = parser.parse_args()
    if arguments.verb == "words":
        translation.TEMPLATE.write_text(translation.template(), encoding="utf-8")
        print(translation.TEMPLATE.name)
    else:
        files = gallery.draw(arguments.out)
        print(f"{len(files)} pictures in {arguments.out}")


if __name__ == "__main__":
    main()
