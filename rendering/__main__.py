"""`python -m rendering gallery OUT`: draw sample pictures of every game."""

import argparse
from pathlib import Path

from rendering.gallery import draw


def main() -> None:
    """Read the command line and draw."""
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    verbs = parser.add_subparsers(required=True, metavar="gallery")
    gallery = verbs.add_parser("gallery", help="draw sample pictures into a folder")
    gallery.add_argument("out", type=Path, help="the folder, made when it is missing")
    arguments = parser.parse_args()
    files = draw(arguments.out)
    print(f"{len(files)} pictures in {arguments.out}")


if __name__ == "__main__":
    main()
