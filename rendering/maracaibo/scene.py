"""What the parts of a picture of Maracaibo are drawn from."""

from games.maracaibo.view import MaracaiboView
from rendering.core.scene import Scene as AnyScene
from rendering.maracaibo.news import News

Scene = AnyScene[MaracaiboView, News]
"""A canvas with a view of Maracaibo and what is new in it."""
