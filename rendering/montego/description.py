"""What the pictures show, in words: enough to play on without seeing them."""

from collections.abc import Callable, Sequence

from games.core.action import Seat
from games.montego.actions import AnyAction, Beside, Hire, Load, Pick, Play, TakeBack
from games.montego.data import CARDS, HIRE_PRICE, JACK, Figure
from games.montego.view import Journey, MontegoView, ShipView
from games.montego.walk import look_ahead
from rendering import telling
from rendering.core.places import places
from rendering.core.tokens import SEAT_LETTERS
from rendering.core.words import mark
from rendering.montego.choices import NO, YES, claims, left_by
from rendering.montego.figures import is_laid_out, owner_of
from rendering.montego.hand import Row, met_by, rows_of, turn_of
from rendering.montego.harbour import standings
from rendering.montego.news import News
from rendering.montego.offers import amounts_of, worth
from rendering.montego.phases import caption_of
from rendering.montego.scene import Scene
from rendering.montego.terms import UNPICKED, figure_name, place_name, room_name
from rendering.telling import LENGTHS, first_fitting

ROUND = mark("Round {number}: {phase}.")
AWAITED = mark("Awaited: {who}.")
LOADS = mark("{who} of {name} has {count} to load.")
TAKES_BACK = mark("{who} of {name} has {count} to take back.")
ENDED = mark("Game over, {parts}: {result}.")
PARTS = mark("points = ships + last barrels + pile, coins")
ROOMS = mark("Spaces clockwise, barrels: {rooms}.")
IN_TAVERN = mark("{tavern}: {figures}")
ORDER = mark("Order: {order}.")
MOVES = mark("Moved: {moves}.")
SHOVES = mark("{figure} {card}: {origin}→{place}, shoves {shoved} to {shoved_to}")
STEPS_BACK = mark("{figure} {card}: {origin}→{place}, {wanted} taken")
WALKS = mark("{figure} {card}: {origin}→{place}")
STILL = mark("Still to load: {figures}.")
SHIP = mark("Pier {pier}: {free} of {holds} free, pays {points}; {cargo}")
EMPTY = mark("empty")
TUG = mark("Pier 1: tug")
SHARE = mark("{seat} {barrels} (now {points})")
PILE = mark("Tavern pile, pays {points}: {cargo}.")
STACKS = mark("Ships to come {first}+{second}.")
SHUFFLE = mark("New order by lot after this round.")
PLAYERS = mark("Points/coins/barrels left: {players}.")
HIRER = mark("Jack stands beside {partner}.")

HAND = mark("{name}: points {points}, coins {coins}, barrels left {barrels}.")
LAID = mark("Laid: {cards}.")
WANTS = mark("Your answer about Jack: {answer}.")
CARDS_LEAD = mark("{figure} from {place}{turn}: {cards}.")
TURN = mark(", number {turn} to move")
CARD = mark("{card} to {place} ({room})")
CARD_SHOVES = mark("{card} to {place} ({room}), shoving {other}")
CARD_BACK = mark("{card} back to {place} ({room}), {other} in the way")
CARD_STAYS = mark("{card} stays")
CHOICES = mark("You may: {choices}.")
HIRE_YES = mark("hire Jack for {price} coins")
HIRE_NO = mark("not hire Jack")
CLAIMS = mark("Preferred: {seats}.")
STAND = mark("set Jack beside {figure}")
PICKS = mark("pick the {figure}, leaving the {other}")
MAY_LAY = mark("{figure}: {cards}")
MAY_LOAD = mark("pier {pier}: {barrels}")
FOR_POINTS = mark("{barrels} for {points}")
MAY_TAKE = mark("take back at pier {pier}: {before} then {after}")


class Teller(telling.Teller[MontegoView, News]):
    """Says what is on a scene, with names of at most `length` letters."""

    def __init__(self, scene: Scene, length: int) -> None:
        super().__init__(scene, length)
        self.language = scene.language

    def figure(self, figure: Figure) -> str:
        """Return what a figure is called."""
        return figure_name(self.view, figure, self.language)

    def figures(self, figures: Sequence[Figure]) -> str:
        """Return what several figures are called."""
        return ", ".join(map(self.figure, figures))

    def place(self, place: int) -> str:
        """Return what a space or a tavern is called."""
        return place_name(place, self.language)

    def situation(self) -> str:
        """Say which phase it is, and who is awaited; or how the game ended."""
        view = self.view
        if view.outcome:
            return self._result()
        phase = self.scene.words.gettext(caption_of(view.kind, over=view.over))
        said = [self.say(ROUND, number=view.round, phase=phase)]
        if view.loading:
            text = LOADS if view.kind == "load" else TAKES_BACK
            owner = owner_of(view, view.loading)
            assert owner is not None
            who, name = self.figure(view.loading), self.name(owner)
            said.append(self.say(text, who=who, name=name, count=view.left))
        elif view.asked:
            said.append(self.say(AWAITED, who=", ".join(SEAT_LETTERS[s] for s in view.asked)))
        if view.partner and not view.journeys:
            said.append(self.say(HIRER, partner=self.figure(view.partner)))
        return " ".join(said)

    def _result(self) -> str:
        outcome = self.view.outcome
        assert outcome is not None
        lines = []
        for place, seat, tied in places(outcome):
            score = outcome.scores[seat]
            parts = "+".join(map(str, score.parts.values()))
            mark_ = "=" if tied else "."
            lines.append(
                f"{place}{mark_} {self.name(seat)} {score.total} = {parts}, {score.ties['coins']}"
            )
        return self.say(ENDED, parts=self.scene.words.gettext(PARTS), result="; ".join(lines))

    def rooms(self) -> str:
        """Say what each room holds and who stands there, and who is in the taverns."""
        view = self.view
        at: dict[int, list[Figure]] = {}
        for figure, place in view.places.items():
            at.setdefault(place, []).append(figure)
        spaces = []
        for space, room in enumerate(view.rooms):
            figures = " " + self.figures(at[space]) if space in at else ""
            spaces.append(f"{space + 1}) {room_name(room, self.language)}{figures}")
        taverns = [
            self.say(IN_TAVERN, tavern=self.place(place), figures=self.figures(at[place]))
            for place in (-1, -2)
            if place in at
        ]
        told = "; ".join([*spaces, *taverns])
        return self.say(ROOMS, rooms=told) if told else ""

    def moves(self) -> str:
        """Say in which order the figures move, or how they moved."""
        view = self.view
        if view.over:
            return ""
        if not view.journeys:
            order = self.figures(view.rail)
            return self.say(ORDER, order=order) if order else ""
        moves = self.say(MOVES, moves="; ".join(map(self._move, view.journeys)))
        waiting = [
            figure
            for _, figure in sorted(((at, f) for f, at in view.places.items()), reverse=True)
            if view.places[figure] >= 0 and figure not in view.loaded
        ]
        still = self.say(STILL, figures=self.figures(waiting)) if waiting else ""
        return " ".join(filter(None, (moves, still)))

    def _move(self, journey: Journey) -> str:
        text = WALKS
        if journey.shoved:
            text = SHOVES
        elif journey.wanted != journey.place:
            text = STEPS_BACK
        return self.say(
            text,
            figure=self.figure(journey.figure),
            card=journey.card,
            origin=self._short_place(journey.origin),
            place=self._short_place(journey.place),
            wanted=self._short_place(journey.wanted),
            shoved=self.figure(journey.shoved) if journey.shoved else "",
            shoved_to=0 if journey.shoved_to is None else journey.shoved_to + 1,
        )

    @staticmethod
    def _short_place(place: int) -> str:
        return str(place + 1) if place >= 0 else "◁" if place == -1 else "▷"

    def harbour(self) -> str:
        """Say what lies at the piers, whose barrels are aboard and what they bring now."""
        view = self.view
        said = [self.scene.words.gettext(TUG)] if view.tug else []
        ships = enumerate(view.harbour, len(said) + 1)
        said += [self._ship(number, ship) for number, ship in ships]
        told = [". ".join(said) + "."] if said else []
        if view.pile:
            cargo = self._cargo(view.pile, view.pile_shares)
            points = "/".join(map(str, view.pile_points))
            told.append(self.say(PILE, points=points, cargo=cargo))
        return " ".join(told)

    def _ship(self, pier: int, ship: ShipView) -> str:
        return self.say(
            SHIP,
            pier=pier,
            free=ship.free,
            holds=ship.holds,
            points="/".join(map(str, ship.points)),
            cargo=self._cargo(ship.cargo, ship.shares),
        )

    def _cargo(self, cargo: dict[Seat, int], shares: dict[Seat, int]) -> str:
        aboard = (
            self.say(SHARE, seat=SEAT_LETTERS[seat], barrels=cargo[seat], points=shares[seat])
            for seat in standings(cargo)
        )
        return ", ".join(aboard) or self.scene.words.gettext(EMPTY)

    def supplies(self) -> str:
        """Say what everybody has, and how many ships are to come."""
        view = self.view
        players = "; ".join(
            f"{SEAT_LETTERS[seat]} {self.name(seat)} "
            f"{player.points}/{player.coins}/{player.barrels}"
            for seat, player in enumerate(view.players)
        )
        said = [self.say(PLAYERS, players=players)]
        if not view.over:
            said.append(self.say(STACKS, first=view.stacks[0], second=view.stacks[1]))
        if view.shuffle_due and not view.over:
            said.append(self.scene.words.gettext(SHUFFLE))
        return " ".join(said)

    def hand(self, seat: Seat) -> str:
        """Say what the reader has and has laid, and where each card would lead."""
        player = self.view.players[seat]
        name, words = self.name(seat), self.scene.words
        said = [
            self.say(
                HAND,
                name=name,
                points=player.points,
                coins=player.coins,
                barrels=player.barrels,
            )
        ]
        if self.view.wants:
            answer = YES if self.view.wants == "yes" else NO
            said.append(self.say(WANTS, answer=words.gettext(answer)))
        if self.view.laid:
            cards = (f"{self.figure(figure)} {card}" for figure, card in self.view.laid.items())
            said.append(self.say(LAID, cards=", ".join(cards)))
        if is_laid_out(self.view):
            said += [self.prospects(line) for line in rows_of(self.view, seat)]
        return " ".join(said)

    def prospects(self, line: Row) -> str:
        """Say where each card would take a figure, and whom it would meet."""
        turn = turn_of(self.view, line.figure)
        cards = (
            self._prospect(look_ahead(line.places, len(self.view.rooms), line.figure, card), line)
            for card in CARDS
        )
        return self.say(
            CARDS_LEAD,
            figure=self.figure(line.figure),
            place=self.place(line.places[line.figure]),
            turn=self.say(TURN, turn=turn) if turn else "",
            cards="; ".join(cards),
        )

    def _prospect(self, journey: Journey, line: Row) -> str:
        met = met_by(journey, line.places)
        if journey.place < 0:
            return self.say(CARD_STAYS, card=journey.card)
        text = CARD if not met else CARD_SHOVES if journey.shoved else CARD_BACK
        return self.say(
            text,
            card=journey.card,
            place=self.place(journey.place),
            room=room_name(self.view.rooms[journey.place], self.language),
            other=self.figure(met) if met else "",
        )

    def choices(self, seat: Seat) -> str:
        """Say what the reader may answer."""
        view = self.view
        if view.kind == "play":
            told = self._cards_to_lay()
        elif view.kind in ("load", "take-back"):
            told = self._ships_to_choose(seat)
        else:
            told = [self._choice(action) for action in view.choices]
        said = self.say(CHOICES, choices="; ".join(told))
        if view.kind == "hire":
            said += " " + self.say(
                CLAIMS, seats=", ".join(SEAT_LETTERS[seat] for seat in claims(view))
            )
        return said

    def _cards_to_lay(self) -> list[str]:
        legal: dict[Figure, list[int]] = {}
        for action in self.view.choices:
            if isinstance(action, Play):
                legal.setdefault(action.figure, []).append(action.card)
        return [
            self.say(MAY_LAY, figure=self.figure(figure), cards=", ".join(map(str, cards)))
            for figure, cards in legal.items()
        ]

    def _ships_to_choose(self, seat: Seat) -> list[str]:
        told = []
        amounts = amounts_of(self.view)
        for pier, ship in enumerate(self.view.harbour, 2 if self.view.tug else 1):
            if ship.ship not in amounts:
                continue
            if amounts[ship.ship][0] < 0:
                before, after = ship.shares[seat], worth(ship, seat, -1)[0]
                told.append(self.say(MAY_TAKE, pier=pier, before=before, after=after))
                continue
            barrels = ", ".join(
                self.say(FOR_POINTS, barrels=count, points=sum(worth(ship, seat, count)))
                for count in amounts[ship.ship]
            )
            told.append(self.say(MAY_LOAD, pier=pier, barrels=barrels))
        return told

    def _choice(self, action: AnyAction) -> str:
        match action:
            case Hire("yes"):
                return self.say(HIRE_YES, price=HIRE_PRICE)
            case Hire():
                return self.scene.words.gettext(HIRE_NO)
            case Beside(worker):
                return self.say(STAND, figure=self.figure(worker))
            case Pick(worker):
                names = (
                    self.scene.words.gettext(UNPICKED[one])
                    for one in (worker, left_by(self.view, worker))
                )
                return self.say(PICKS, **dict(zip(("figure", "other"), names, strict=True)))
            case Load() | TakeBack() | Play():
                raise ValueError("These are told together.")
            case _:
                return str(action)


def describe_board(scene: Scene) -> str:
    """Say what the public board shows, at most 1024 characters."""
    return within_limit(
        scene,
        lambda teller: (
            teller.situation(),
            teller.rooms() if not teller.view.over else "",
            teller.moves(),
            teller.harbour(),
            teller.supplies(),
        ),
    )


def describe_hand(scene: Scene, seat: Seat) -> str:
    """Say what the reader has, at most 1024 characters."""
    return within_limit(scene, lambda teller: (teller.hand(seat),))


def describe_choices(scene: Scene, seat: Seat) -> str:
    """Say what the reader may answer, and what decides it, at most 1024 characters."""
    kind = scene.view.kind

    def tell(teller: Teller) -> Sequence[str]:
        if kind in ("load", "take-back"):
            return (teller.choices(seat), teller.situation(), teller.harbour(), teller.supplies())
        if kind == "beside":
            jack = [
                Row(JACK, line.look, {**line.places, JACK: line.places[line.figure]})
                for line in rows_of(teller.view, seat)
            ]
            return (teller.choices(seat), *map(teller.prospects, jack))
        return (teller.choices(seat), teller.hand(seat))

    return within_limit(scene, tell)


def within_limit(scene: Scene, tell: Callable[[Teller], Sequence[str]]) -> str:
    """Return what is told, with names as long as there is room for."""
    tellers = (Teller(scene, length) for length in LENGTHS)
    return first_fitting(" ".join(filter(None, tell(teller))) for teller in tellers)
