"""All buttons and menus whose ids the bot understands, however old the message is."""

from bot.ui.board import BoardButton
from bot.ui.choices import ChoiceButton, ChoiceMenu, PageButton
from bot.ui.closing import CloseButton, ConfirmButton
from bot.ui.going_back import BackButton, BackMenu
from bot.ui.lobby import LobbyButton, OptionsMenu, ValueMenu
from bot.ui.pages import LogPageButton
from bot.ui.player_boards import PlayerBoardButton
from bot.ui.seats import GiveUpButton, TakeButton
from bot.ui.undo import UndoButton
from bot.ui.votes import VoteButton
from bot.ui.which import TurnButton, WhichMenu

ITEMS = (
    BackButton,
    BackMenu,
    BoardButton,
    ChoiceButton,
    ChoiceMenu,
    CloseButton,
    ConfirmButton,
    LobbyButton,
    LogPageButton,
    OptionsMenu,
    PageButton,
    PlayerBoardButton,
    GiveUpButton,
    TakeButton,
    TurnButton,
    UndoButton,
    VoteButton,
    WhichMenu,
    ValueMenu,
)
