"""What the parts of a picture of Montego Bay are drawn from."""

from games.montego.view import MontegoView
from rendering.core.scene import Scene as AnyScene
from rendering.montego.news import News

Scene = AnyScene[MontegoView, News]
"""A canvas with a view of Montego Bay and what is new in it."""
