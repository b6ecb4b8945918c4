"""When a channel is told: who is asked anew is called anew, small decisions make one message."""

from bot.course import Course
from bot.moves import play
from bot.posts import Post
from tests.games.montego.positions import GAME, Table, position


class Channel:
    """A table as its channel sees it: the posts that each answer makes due."""

    def __init__(self, at: Table) -> None:
        self._course = Course.beginning(GAME, at.state)

    def do(self, seat: int, line: str) -> list[Post]:
        """Let a seat answer; return the posts that become due."""
        action = GAME.parse_action(line)
        played = play(self._course, (seat, action))
        self._course = played.course
        return played.posts


def test_secret_questions_in_a_row_are_called_one_by_one() -> None:
    """All are asked about Jack and then for their cards: the same people, but a new question."""
    channel = Channel(position(3, coins={0: 3, 1: 3, 2: 4}))
    assert channel.do(1, "hire no") == []
    assert channel.do(0, "hire no") == []
    [post] = channel.do(2, "hire no")
    assert (post.view.kind, post.view.asked) == ("play", (0, 1, 2))
    assert [str(event) for event in post.events] == ["hire-answered wanted=[] hirer=null"]
    assert post.since is None, "words are enough"


def test_whoever_gets_jack_is_called_only_when_others_were_asked_too() -> None:
    beside = Channel(position(3, coins={0: 3, 1: 3}))
    assert beside.do(0, "hire no") == []
    [post] = beside.do(1, "hire yes")
    assert (post.view.kind, post.view.asked) == ("beside", (1,))
    alone = Channel(position(3, coins={1: 3}))
    assert alone.do(1, "hire yes") == []
    [post] = alone.do(1, "beside blue-big")
    assert (post.view.kind, post.view.asked) == ("play", (0, 1, 2))


def test_cards_become_one_message_with_one_picture() -> None:
    at = position(3, places={"green-big": 1})
    channel = Channel(at)
    figures = [(seat, figure) for seat in range(3) for figure in at.state.figures_of(seat)]
    posts = [channel.do(seat, f"play {figure} 3") for seat, figure in figures]
    assert posts[:-1] == [[]] * 5
    [[post]] = posts[-1:]
    assert post.since is not None
    assert post.since.kind == "play"
    assert post.number == len(figures)
