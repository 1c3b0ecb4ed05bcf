"""A position of ODIN as one line of text: the cards, whose turn it is, the scores and the options.

``docs/odin.md`` lists the fifteen fields. The parser accepts only what the writer writes, and only positions that can
arise.
"""

from __future__ import annotations

import re

from allfather.core.bits import lowest, popcount
from allfather.core.checks import Checks, first_wrong
from allfather.core.compiling import Record
from allfather.core.errors import NotationError, OptionError, PositionError, quoted
from allfather.odin.cards import COLOUR_COUNT, COLOURS, DUEL_COLOURS, HAND, NUMBERS, is_set, traits
from allfather.odin.notation import (
    CARD_TEXTS,
    card_ids,
    card_list,
    colours_text,
    pack_of,
    parse_cards,
    set_list,
    set_text,
    value_of,
)
from allfather.odin.state import DEAL, FINISHED, MAX_PLAYERS, PLAY, TAKE_ONE, Options, new_state

TRAIT_TEXTS = [*COLOURS, *map(str, range(1, NUMBERS + 1))]
NOTHING = "-"


def position_text(state: Record) -> str:
    """The position as one line of text; see ``docs/odin.md``."""
    seats = range(state.players)
    is_on = state.phase in (PLAY, TAKE_ONE)
    fields = [
        "/".join(_hand_text(state, seat) for seat in seats),
        "".join(set_list(state.middle)),
        "".join(set_list(state.beaten)),
        "".join(card_list(state.discards)),
        colours_text(state.pack),
        str(state.to_act) if is_on else NOTHING,
        str(state.owner) if state.middle else NOTHING,
        str(state.opener) if state.hand_number else NOTHING,
        "/".join(str(state.scores[seat]) for seat in seats),
        str(state.hand_number),
        *Options.words_of(state),
        "/".join(_traits_text(state.varied[seat]) for seat in seats) if any(state.varied) else NOTHING,
    ]
    return " ".join(field or NOTHING for field in fields)


def _hand_text(state: Record, seat: int) -> str:
    hand, known = state.hands[seat], state.known[seat]
    return (
        "".join(f"+{CARD_TEXTS[card]}" if known >> card & 1 else CARD_TEXTS[card] for card in card_ids(hand)) or NOTHING
    )


def _traits_text(varied: int) -> str:
    return "".join(text for trait, text in enumerate(TRAIT_TEXTS) if varied >> trait & 1) or NOTHING


_CARDS = r"(?:[A-Z]\d)+|-"
_HAND = r"(?:\+?[A-Z]\d)+|-"
_SEAT = rf"[0-{MAX_PLAYERS - 1}]|-"
_TRAITS = "".join(f"{text}?" for text in TRAIT_TEXTS) + "|-"
_OTHERS = f"1,{MAX_PLAYERS - 1}"
_OPTIONS = " ".join(f"(?P<{name}>{kind.pattern})" for name, kind in Options.in_state().items())
_POSITION = re.compile(
    rf"(?P<hands>(?:{_HAND})(?:/(?:{_HAND})){{{_OTHERS}}})"
    rf" (?P<middle>{_CARDS}) (?P<beaten>{_CARDS}) (?P<discards>{_CARDS})"
    rf" (?P<colours>[{COLOURS}]+|-) (?P<to_act>{_SEAT}) (?P<owner>{_SEAT}) (?P<opener>{_SEAT})"
    rf" (?P<scores>\d{{1,7}}(?:/\d{{1,7}}){{{_OTHERS}}}) (?P<hand_number>\d{{1,9}}) {_OPTIONS}"
    rf" (?P<varied>(?:{_TRAITS})(?:/(?:{_TRAITS})){{0,{MAX_PLAYERS - 1}}})"
)


def parse_position(text: str) -> tuple[Record, Options]:
    """Parse a position; return the state, whose generator is not started, and the options.

    :raises NotationError: if it is not well formed.
    :raises PositionError: if it cannot arise in a game.
    """
    match = _POSITION.fullmatch(text)
    if match is None:
        case = {"why": "position", "game": "ODIN", "found": quoted(text)}
        raise NotationError(f"not a position of ODIN: {quoted(text)}", case=case)
    options = _read_options(match)
    hands = match["hands"].split("/")
    state, options = new_state(len(hands), options)
    for seat, hand in enumerate(hands):
        cards = re.findall(r"(\+?)([A-Z]\d)", hand)
        state.hands[seat] = parse_cards([card for _, card in cards])
        state.known[seat] = parse_cards([card for taken, card in cards if taken])
    for name in ("middle", "beaten", "discards"):
        state[name] = parse_cards(re.findall(r"[A-Z]\d", match[name]))
    scores = match["scores"].split("/")
    varied = match["varied"].split("/") if match["varied"] != NOTHING else [NOTHING] * len(hands)
    if not len(scores) == len(varied) == len(hands):
        raise NotationError(f"the numbers of hands, scores and traits differ in {text!r}")
    for seat in range(len(hands)):
        state.scores[seat] = int(scores[seat])
        state.varied[seat] = sum(1 << trait for trait, name in enumerate(TRAIT_TEXTS) if name in varied[seat])
    state.pack = pack_of(match["colours"]) if match["colours"] != NOTHING else 0
    state.hand_number = int(match["hand_number"])
    _place_seats(state, match)
    written = position_text(state)
    reason = impossible(state) or ("" if written == text else f"it must be written {written!r}")
    if reason:
        case = {"why": "impossible", "found": quoted(text), "detail": reason}
        raise PositionError(f"not a possible position: {text!r}: {reason}", case=case)
    return state, options


def _read_options(match: re.Match[str]) -> Options:
    try:
        return Options.from_words([match[name] for name in Options.in_state()])
    except OptionError as error:
        case = {"why": "impossible", "found": quoted(match[0]), "detail": str(error)}
        raise PositionError(f"not a possible position: {match[0]!r}: {error}", case=case) from error


def _place_seats(state: Record, match: re.Match[str]) -> None:
    """Set the phase and the seats; what the text omits follows from the rest."""
    seat = {name: int(match[name]) if match[name] != NOTHING else None for name in ("to_act", "owner", "opener")}
    if seat["to_act"] is not None:
        state.phase = TAKE_ONE if state.beaten else PLAY
    elif state.hand_number and any(state.scores[: state.players] >= state.limit):
        state.phase = FINISHED
    acting = seat["to_act"] if seat["to_act"] is not None else seat["owner"]
    owner = seat["owner"] if seat["owner"] is not None else seat["to_act"]
    state.to_act = acting or 0
    state.owner = owner or 0
    state.opener = seat["opener"] if seat["opener"] is not None else -1


def impossible(state: Record) -> str:
    """Why this state cannot arise in a game, or an empty string."""
    if state.hand_number == 0:
        return _impossible_before_start(state)
    return _impossible_cards(state) or _impossible_table(state) or _impossible_end(state) or _impossible_past(state)


def _impossible_before_start(state: Record) -> str:
    seen = any(state[name].any() for name in ("hands", "middle", "beaten", "discards", "pack", "scores"))
    if seen or state.phase != DEAL or state.opener != -1 or state.varied.any():
        return "hand number 0 is before the first deal, when nothing lies on the table"
    return ""


def _dealt(state: Record) -> list[int]:
    """The cards in each place, as bit masks."""
    hands = [int(state.hands[seat]) for seat in range(state.players)]
    return hands + [int(state[name]) for name in ("middle", "beaten", "discards")]


def _impossible_cards(state: Record) -> str:
    everything = 0
    for cards in _dealt(state):
        if everything & cards:
            return f"{CARD_TEXTS[lowest(everything & cards)]} is in two places"
        everything |= cards
    if others := everything & ~int(state.pack):
        return f"{CARD_TEXTS[lowest(others)]} is not in the pack"
    if len(colours_text(state.pack)) != (COLOUR_COUNT if state.all_colours else DUEL_COLOURS):
        return "the number of colours in the pack does not match the options"
    if popcount(everything) != HAND * state.players:
        return f"{HAND * state.players} cards are dealt, but there are {popcount(everything)}"
    return first_wrong(state, HANDS)


HANDS: Checks = (
    (lambda state: any(popcount(hand) > HAND for hand in state.hands), f"a hand holds more than {HAND} cards"),
    (
        lambda state: any(
            traits(state.hands[seat] & ~state.known[seat]) & state.varied[seat] for seat in range(state.players)
        ),
        "the hidden cards of a hand share a trait that they are known not to share",
    ),
    (
        lambda state: any(state.varied) and not state.whole_hand_rule,
        "leads reveal traits only if whole-hand leads are forced",
    ),
)


def _impossible_table(state: Record) -> str:
    for name in ("to_act", "owner", "opener"):
        if not 0 <= state[name] < state.players:
            return f"there is no seat {state[name]} for {name}"
    if state.middle and not is_set(state.middle):
        return f"{set_text(state.middle)!r} is not a set"
    if state.phase == TAKE_ONE:
        return _impossible_take(state)
    if state.beaten:
        return "there is a beaten set, but no seat is to take a card of it"
    if state.phase == PLAY and state.middle and state.to_act == state.owner:
        return "the owner of the middle never gets to beat it"
    if state.phase == PLAY and not state.middle and state.to_act != state.owner:
        return "there is an owner, but no middle"
    return ""


def _impossible_take(state: Record) -> str:
    if state.to_act != state.owner or not state.middle:
        return "the seat to take a card is the one that laid the middle"
    if popcount(state.beaten) < 2 or not is_set(state.beaten):
        return "there is a choice only after beating a set of two or more cards"
    if popcount(state.middle) - popcount(state.beaten) not in (0, 1) or value_of(state.middle) <= value_of(
        state.beaten
    ):
        return "the middle does not beat the beaten set"
    return ""


def _impossible_end(state: Record) -> str:
    seats = range(state.players)
    out = [seat for seat in seats if not state.hands[seat]]
    if state.phase in (PLAY, TAKE_ONE):
        if out:
            return f"seat {out[0]} is out, so no seat is to act"
        return "a score has reached the limit" if any(state.scores[seat] >= state.limit for seat in seats) else ""
    if out != [state.owner] or not state.middle:
        return "a hand ends when the owner of the middle, and no other seat, is out"
    before = [state.scores[seat] - popcount(state.hands[seat]) for seat in seats]
    if any(not 0 <= score < state.limit for score in before):
        return "the scores do not match the points of the hand that has ended"
    return ""


def _impossible_past(state: Record) -> str:
    """Check what can be seen of the course of play."""
    seats = range(state.players)
    has_laid = [bool(state.known[seat]) or bool(state.middle and seat == state.owner) for seat in seats]
    if any(has_laid[seat] and popcount(state.hands[seat] & ~state.known[seat]) == HAND for seat in seats):
        return "a seat that has laid cards still holds all it was dealt"
    if not state.middle and not state.discards and (state.to_act != state.opener or state.known.any()):
        return "before the first lead of a hand the opener is to act, and no cards have been taken"
    return ""
