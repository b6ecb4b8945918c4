"""What the parts of a picture of Cuba are drawn from."""

from games.cuba.view import CubaView
from rendering.core.scene import Scene as AnyScene
from rendering.cuba.news import News

Scene = AnyScene[CubaView, News]
"""A canvas with a view of Cuba and what is new in it."""
