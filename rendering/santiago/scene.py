"""What the parts of Santiago's pictures are drawn from."""

from games.santiago.view import SantiagoView
from rendering.core import scene
from rendering.santiago.news import News

Scene = scene.Scene[SantiagoView, News]
