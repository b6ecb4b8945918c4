"""All steps of Maracaibo; each is in the module of its heading. The last one pushed is next."""

from games.maracaibo.acting import AfterAssistant, ChooseAction
from games.maracaibo.buying import BuyForLess
from games.maracaibo.city import UseCity
from games.maracaibo.combat import (
    AddPoints,
    ChoosePile,
    ChooseSide,
    DiscardForToken,
    RevealToken,
    SpendTotal,
)
from games.maracaibo.discs import PlaceDisc, RemoveDiscs
from games.maracaibo.drawing import DrawCards, DrawFromDeck, FillGallery, RenewGallery
from games.maracaibo.effects import ChooseNation, Resolve
from games.maracaibo.exploring import ExploreSpaces
from games.maracaibo.free import EndAction
from games.maracaibo.jean import JeanFights, JeanMoves, TurnUpAutoma
from games.maracaibo.questing import OfferQuest, PayQuest
from games.maracaibo.rounds import (
    BeginRound,
    BuyOrCollect,
    CallBuyer,
    ClearMarkets,
    ComeHome,
    EndGame,
    EndRound,
    EndTurn,
    PayIncome,
    RefillQuests,
    TakeTurn,
)
from games.maracaibo.sailing import SailShip
from games.maracaibo.set_up import (
    ChooseCards,
    ChooseCareers,
    ChooseFirstPlayer,
    DealCards,
    DealCareers,
    LayQuest,
    LayTiles,
    TurnUpBuilding,
    TurnUpQuest,
)
from games.maracaibo.village import ActInVillage, AfterVillageAction

AnyStep = (
    TurnUpQuest
    | LayQuest
    | LayTiles
    | DealCards
    | TurnUpBuilding
    | DealCareers
    | ChooseFirstPlayer
    | ChooseCards
    | ChooseCareers
    | BeginRound
    | TakeTurn
    | SailShip
    | ChooseAction
    | UseCity
    | PlaceDisc
    | ActInVillage
    | AfterVillageAction
    | AfterAssistant
    | EndAction
    | Resolve
    | ChooseNation
    | RemoveDiscs
    | BuyForLess
    | ExploreSpaces
    | OfferQuest
    | PayQuest
    | ChoosePile
    | RevealToken
    | ChooseSide
    | DiscardForToken
    | AddPoints
    | SpendTotal
    | DrawCards
    | DrawFromDeck
    | FillGallery
    | RenewGallery
    | TurnUpAutoma
    | JeanMoves
    | JeanFights
    | EndTurn
    | EndRound
    | CallBuyer
    | BuyOrCollect
    | PayIncome
    | ClearMarkets
    | RefillQuests
    | ComeHome
    | EndGame
)
