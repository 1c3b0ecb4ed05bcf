"""How stages of Odins Raben go: ways to end, points, length, who starts, and what each Odin effect is worth.

``python benchmarks/ravens_analysis.py`` prints the tables of ``docs/ravens-analysis.md``; ``--out FOLDER`` draws its
pictures, which needs Matplotlib. The same seed gives the same numbers on any machine and number of threads.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import numpy as np
from numpy.typing import NDArray

from allfather import ravens
from allfather.core.chance import below, stream
from allfather.core.compiling import Record, rule
from allfather.core.contract import apply, legal_actions, returns
from allfather.core.steps import next_deal
from allfather.ravens.cards import (
    AT_CARD,
    AT_SPACE,
    EFFECT,
    EFFECTS,
    END,
    FLIGHTS,
    FLY,
    KINDS,
    NEXT,
    ORDER_PATH,
    ORDER_PILE,
    PILE,
    RAVEN_BACK,
    RAVEN_ON,
    STAY,
    face,
    turned,
)
from allfather.ravens.cards import KEEP as AS_DRAWN
from allfather.ravens.cards import TURN as TURNED
from allfather.ravens.rules import MAGIC_POINTS, lay_landscape, magic_winner
from allfather.ravens.state import (
    DEAL,
    EXTENDING,
    FINISHED,
    ORDERING,
    ORIENT,
    PLAY,
    PLAYS,
    SECOND,
    STAGE,
    TARGET,
    TURN_LIMIT,
)

RANDOM, EAGER = 0, 1
PLAYERS = ("random", "eager")
FLIGHT, STEP, REMOVAL, LIMIT = range(4)
ENDINGS = ("flight", "raven on", "removal", "turn limit")
LEVELS = 4
"""States looked at together: the true one, and after an effect, its target and the second card of a swap."""
CHUNK = 256
WORST = 1000
NORMAL = 1.96
"""Standard errors on either side of a mean that make a 95 % interval."""

Numbers = NDArray[np.int64]

# One row for each game: sums over its stages, then its first stage and its end.
STAGES, ENDED, RACE, MAGIC_WAY, TURNS, OPENING, OPENING_LEAD, WON = 0, 1, 5, 6, 7, 8, 9, 10
COLUMNS = 11


# The eager player


@rule
def flights_needed(state: Record, seat: int) -> int:
    """Units a seat must pay to reach the end of the path as it lies: one for each run, one more for the stone."""
    raven = int(state.ravens[seat])
    needed = 1 if state.stone_lane == seat and state.stone_space > raven else 0
    for space in range(raven, state.path_size):
        if space == raven or face(state.path[space], seat) != face(state.path[space - 1], seat):
            needed += 1
    return needed


@rule
def lead(state: Record, seat: int) -> int:
    """How many flights more the other seat needs."""
    return flights_needed(state, 1 - seat) - flights_needed(state, seat)


@rule
def lead_at_once(work: Any, level: int, action: int, seat: int) -> int:
    """Make *action* in a copy of the state ``work[level]``, which is ``work[level + 1]``; return the lead there."""
    work[level + 1] = work[level]
    apply(work[level + 1], action)
    return lead(work[level + 1], seat)


@rule
def lead_by_target(work: Any, actions: Any, level: int, action: int, seat: int) -> int:
    """The best lead to be had by the target *action*, whatever the second card of a swap has to be."""
    best = lead_at_once(work, level, action, seat)
    state = work[level + 1]
    if state.phase == SECOND:
        best = -WORST
        for place in range(legal_actions(state, actions[level + 1])):
            best = max(best, lead_at_once(work, level + 1, actions[level + 1, place], seat))
    return best


@rule
def lead_by(work: Any, actions: Any, action: int, seat: int) -> int:
    """The best lead to be had by *action*, an effect or a target, whatever has to be chosen for it."""
    best = lead_by_target(work, actions, 0, action, seat)
    state = work[1]
    if state.phase == TARGET:
        best = -WORST
        for place in range(legal_actions(state, actions[1])):
            best = max(best, lead_by_target(work, actions, 1, actions[1, place], seat))
    return best


@rule
def is_seen(action: int) -> bool:
    """Whether what *action* does can be seen beforehand and may change the lead: effects but *order*, and targets."""
    return action >= AT_CARD or (EFFECT <= action < FLY and (action - EFFECT) % 8 >= RAVEN_BACK)


@rule
def best_by_lead(work: Any, actions: Any, count: int, least: int) -> int:
    """The effect or target that brings the best lead, ties broken at random; -1 if none brings *least*."""
    state = work[0]
    best, chosen, ties = least, -1, 0
    for place in range(count):
        action = int(actions[0, place])
        brought = lead_by(work, actions, action, int(state.to_act)) if is_seen(action) else best - 1
        if brought > best:
            best, ties = brought, 0
        if brought == best:
            ties += 1
            if below(state, ties) == 0:
                chosen = action
    return chosen


@rule
def random_plain(state: Record, actions: Any, count: int) -> int:
    """A random card to the pile, discard or magic way; the end of the plays once three from hand are played."""
    chosen, found = END, 0
    for place in range(count if state.plays[0] < PLAYS else 0):
        if PILE <= actions[0, place] < EFFECT:
            found += 1
            if below(state, found) == 0:
                chosen = int(actions[0, place])
    return chosen


@rule
def next_landscape(state: Record) -> int:
    """What the seat to act has to fly over next."""
    seat = int(state.to_act)
    return face(state.path[state.ravens[seat]], seat)


@rule
def wants_order(state: Record, effect: int) -> bool:
    """Whether to use *order*: on the path when behind, on the pile if it holds what is to be flown over next."""
    seat = int(state.to_act)
    if effect == ORDER_PATH:
        return lead(state, seat) < 0
    if effect == ORDER_PILE and state.plays[1] < PLAYS:
        for place in range(state.pile_sizes[seat]):
            if state.piles[seat, place] == next_landscape(state):
                return True
    return False


@rule
def eager_play(work: Any, actions: Any, count: int) -> int:
    """Fly; else the effect that raises the lead most; else *order* if it may help; else a plain play."""
    state = work[0]
    for place in range(count):
        if actions[0, place] >= FLY:
            return int(actions[0, place])
    action = best_by_lead(work, actions, count, lead(state, int(state.to_act)) + 1)
    if action >= 0:
        return action
    for place in range(count):
        if actions[0, place] >= EFFECT and wants_order(state, (actions[0, place] - EFFECT) % 8):
            return int(actions[0, place])
    return random_plain(state, actions, count)


@rule
def eager_next(state: Record, actions: Any, count: int) -> int:
    """The first kind but the one that is to be flown over next, which so comes to lie on top."""
    return int(actions[0, 1] if actions[0, 0] == NEXT + next_landscape(state) else actions[0, 0])


@rule
def eager_way_round(work: Any) -> int:
    """Lay a drawn landscape card the way round that brings the better lead."""
    state = work[0]
    seat = int(state.to_act)
    work[1] = work[0]
    lay_landscape(work[1], int(state.drawn))
    kept = lead(work[1], seat)
    work[1] = work[0]
    lay_landscape(work[1], turned(state.drawn))
    return AS_DRAWN if kept >= lead(work[1], seat) else TURNED


@rule
def eager(work: Any, actions: Any, count: int) -> int:
    """What the eager player does in ``work[0]``, where it has *count* listed actions."""
    state = work[0]
    if state.phase == PLAY:
        return eager_play(work, actions, count)
    if state.phase == ORDERING:
        return eager_next(state, actions, count)
    if state.phase == EXTENDING:
        return STAY
    if state.phase == ORIENT:
        return eager_way_round(work)
    return best_by_lead(work, actions, count, -WORST)


# Playing


@rule
def is_banned(action: int, banned: int) -> bool:
    """Whether *action* is an effect in the set *banned*, from hand or from the pile."""
    return EFFECT <= action < FLY and (banned >> (action - EFFECT) % 8) & 1 == 1


@rule
def list_allowed(state: Record, actions: Any, banned: int) -> int:
    """List the legal actions that are not banned; return how many there are. To end the plays is always one."""
    kept = 0
    for place in range(legal_actions(state, actions[0])):
        if not is_banned(actions[0, place], banned):
            actions[0, kept] = actions[0, place]
            kept += 1
    return kept


@rule
def choose(work: Any, actions: Any, seats: Any) -> int:
    """The action of the seat to act; a row of *seats* is the kind of player and the banned effects."""
    state = work[0]
    player, banned = seats[state.to_act]
    count = list_allowed(state, actions, banned)
    return eager(work, actions, count) if player == EAGER else int(actions[0, below(state, count)])


@rule
def ending(action: int) -> int:
    """How a stage ended whose last action this was."""
    if FLY <= action < NEXT:
        return FLIGHT
    if EFFECT <= action < FLY and (action - EFFECT) % 8 == RAVEN_ON:
        return STEP
    return REMOVAL if AT_CARD <= action < AT_SPACE else LIMIT


@rule
def play_stage(work: Any, buffers: Any, seats: Any, uses: Any) -> int:
    """Deal the next stage and play it; count the effects each seat *uses*; return how it ended."""
    actions, buffer = buffers
    state = work[0]
    next_deal(state, buffer)
    action = END
    while state.phase != FINISHED and state.awaited != STAGE:
        if state.phase == DEAL:
            next_deal(state, buffer)
            continue
        action = choose(work, actions, seats)
        if EFFECT <= action < FLY:
            uses[state.to_act, (action - EFFECT) % 8] += 1
        apply(state, action)
    return ending(action)


@rule
def race_points(state: Record) -> int:
    """What the winner of the stage that has just ended scored for the distance."""
    return abs(int(state.ravens[0]) - int(state.ravens[1])) if state.stage_winner >= 0 else 0


@rule
def stage_result(state: Record, seat: int) -> int:
    """Twice what the stage is worth as a win: 2 won, 1 nobody's, 0 lost."""
    return 1 if state.stage_winner < 0 else 2 if state.stage_winner == seat else 0


@rule
def add_stage(state: Record, how: int, row: Any) -> None:
    row[STAGES] += 1
    row[ENDED + how] += 1
    row[RACE] += race_points(state)
    row[MAGIC_WAY] += MAGIC_POINTS if magic_winner(state) >= 0 else 0
    row[TURNS] += state.turn


@rule
def play_games(start: Any, work: Any, buffers: Any, seats: Any, numbers: Any, out: Any) -> None:
    """Play whole games; *numbers* is the seed and the first game, *out* the rows, uses and lengths to write."""
    rows, uses, lengths = out
    seed, first = numbers
    gains = np.zeros(2)
    state = work[0]
    for game in range(len(rows)):
        work[0] = start[0]
        state.rng = stream(seed, first + game)
        row = rows[game]
        opener = -1
        while state.phase != FINISHED:
            add_stage(state, play_stage(work, buffers, seats, uses[game]), row)
            lengths[state.turn] += 1
            if opener < 0:
                opener = int(state.starter)
                row[OPENING] = stage_result(state, opener)
                row[OPENING_LEAD] = state.scores[opener] - state.scores[1 - opener]
        returns(state, gains)
        row[WON] = 1 + int(gains[opener])


@rule
def play_first_stages(start: Any, work: Any, buffers: Any, seats: Any, numbers: Any, out: Any) -> None:
    """Play one stage from each deal; write result and lead in points of seat 0, and what was used."""
    rows, uses = out
    seed, first = numbers
    state = work[0]
    for game in range(len(rows)):
        work[0] = start[0]
        state.rng = stream(seed, first + game)
        play_stage(work, buffers, seats, uses[game])
        rows[game, 0] = stage_result(state, 0)
        rows[game, 1] = state.scores[0] - state.scores[1]


def run(kernel: Callable[..., None], seats: Iterable[tuple[int, int]], numbers: tuple[int, int], out: Any) -> None:
    """Let *kernel* play so many games of a seed, *numbers*, in chunks on all cores; *out* makes the arrays of a chunk.

    Every chunk has records and buffers of its own, so nothing depends on the number of threads.
    """
    seed, games = numbers
    game = ravens.Game()
    start = np.zeros(1, game.state.dtype).view(np.recarray)
    start[0] = game.state
    table = np.array(list(seats), np.int64)

    def play_chunk(first: int) -> None:
        work = np.zeros(LEVELS, game.state.dtype).view(np.recarray)
        buffers = np.zeros((LEVELS, game.max_legal + 1), np.int64), np.zeros(game.deal_size, np.int8)
        kernel(start, work, buffers, table, (seed, first), out(first))

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(play_chunk, range(0, games, CHUNK)))


@dataclass(frozen=True)
class Played:
    """What came of whole games."""

    rows: Numbers
    """A row for each game; the columns are named above."""
    uses: Numbers
    """Effects used, by game, seat and effect."""
    lengths: Numbers
    """How many stages had so many turns."""

    @property
    def stages(self) -> int:
        return int(self.rows[:, STAGES].sum())

    def per_stage(self, values: Numbers) -> Estimate:
        """The mean over stages of what *values* sums up for each game; games are independent, their stages not."""
        stages = self.rows[:, STAGES]
        mean = values.sum() / stages.sum()
        deviations = values - mean * stages
        return Estimate(float(mean), float(NORMAL * np.sqrt((deviations**2).sum()) / stages.sum()))


@dataclass(frozen=True)
class Estimate:
    """A mean and half the width of its 95 % interval."""

    mean: float
    half: float

    def text(self, digits: int, *, scale: float = 1, sign: str = "") -> str:
        return f"{self.mean * scale:{sign}.{digits}f} ± {self.half * scale:.{digits}f}"


def estimate(values: NDArray[Any]) -> Estimate:
    """The mean of independent values."""
    return Estimate(float(values.mean()), float(NORMAL * values.std(ddof=1) / np.sqrt(len(values))))


def whole_games(player: int, games: int, seed: int) -> Played:
    """Play games of two players of a kind."""
    rows = np.zeros((games, COLUMNS), np.int64)
    uses = np.zeros((games, 2, len(EFFECTS)), np.int64)
    lengths = np.zeros((-(-games // CHUNK), TURN_LIMIT + 1), np.int64)

    def chunk(first: int) -> tuple[Numbers, Numbers, Numbers]:
        return rows[first : first + CHUNK], uses[first : first + CHUNK], lengths[first // CHUNK]

    run(play_games, [(player, 0), (player, 0)], (seed, games), chunk)
    return Played(rows, uses, lengths.sum(axis=0))


def first_stages(seats: Iterable[tuple[int, int]], games: int, seed: int) -> tuple[Numbers, Numbers]:
    """Play one stage from each deal: twice the win and the lead in points of seat 0, and the effects used."""
    rows = np.zeros((games, 2), np.int64)
    uses = np.zeros((games, 2, len(EFFECTS)), np.int64)

    def chunk(first: int) -> tuple[Numbers, Numbers]:
        return rows[first : first + CHUNK], uses[first : first + CHUNK]

    run(play_first_stages, seats, (seed, games), chunk)
    return rows, uses


# Worth of effects

BANS = [(name, 1 << effect) for effect, name in enumerate(EFFECTS)]
CARD_BANS = [(f"{kind}, both effects", 3 << 2 * card) for card, kind in enumerate(KINDS[FLIGHTS:])]
ALL_BANS = [*BANS, *CARD_BANS, ("all eight effects", (1 << len(EFFECTS)) - 1)]


@dataclass(frozen=True)
class Worth:
    """What may be lost by never using some effects."""

    name: str
    uses: Estimate
    """By a seat that may use them, in a stage."""
    wins: Estimate
    """Loss of the share of stages won."""
    points: Estimate
    """Loss of lead in points at the end of a stage."""


def worth(banned: int, games: int, seed: int) -> tuple[Estimate, Estimate]:
    """What an eager seat loses in a stage against an eager one, in wins and in lead, if it never uses some effects.

    Each deal is played twice, with the effects banned for seat 0 and for seat 1. Without a ban the two results would
    add up to one win and to no lead; half of what is missing is the worth in this deal.
    """
    without, _ = first_stages([(EAGER, banned), (EAGER, 0)], games, seed)
    against, _ = first_stages([(EAGER, 0), (EAGER, banned)], games, seed)
    return estimate((against[:, 0] - without[:, 0]) / 4), estimate((against[:, 1] - without[:, 1]) / 2)


def all_worths(played: Played, games: int, seed: int) -> list[Worth]:
    """The worth of each effect, of each Odin card with both, and of all; *played* says how often they are used."""
    worths = []
    for name, banned in ALL_BANS:
        effects = [effect for effect in range(len(EFFECTS)) if banned >> effect & 1]
        uses = played.per_stage(played.uses[:, :, effects].sum(axis=(1, 2)))
        worths.append(Worth(name, Estimate(uses.mean / 2, uses.half / 2), *worth(banned, games, seed)))
    return worths


# Tables


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def share_text(played: Played, how: int) -> str:
    """A share of stages in per cent; where nothing was seen, what can be excluded."""
    if not played.rows[:, ENDED + how].any():
        return f"none seen (< {300 / len(played.rows):.3f})"
    return played.per_stage(played.rows[:, ENDED + how]).text(2, scale=100)


def quantile(lengths: Numbers, share: float) -> int:
    """The least number of turns within which that share of stages is over."""
    return int(np.searchsorted(lengths.cumsum(), share * lengths.sum()))


def endings_table(both: list[Played]) -> str:
    rows = [[name, *(share_text(played, how) for played in both)] for how, name in enumerate(ENDINGS)]
    return table(["a stage ends by, % of stages", *PLAYERS], [*rows, ["stages", *(f"{p.stages:,}" for p in both)]])


def stage_table(both: list[Played]) -> str:
    def spread(played: Played) -> str:
        return " / ".join(str(quantile(played.lengths, share)) for share in (0.1, 0.5, 0.9))

    rows = [
        ["turns in a stage, mean", *(p.per_stage(p.rows[:, TURNS]).text(2) for p in both)],
        ["turns in a stage, 10 % / 50 % / 90 %", *map(spread, both)],
        ["points from the race, per stage", *(p.per_stage(p.rows[:, RACE]).text(3) for p in both)],
        ["points from the magic way, per stage", *(p.per_stage(p.rows[:, MAGIC_WAY]).text(3) for p in both)],
        ["stages in a game", *(estimate(p.rows[:, STAGES]).text(3) for p in both)],
    ]
    return table(["", *PLAYERS], rows)


def starter_table(both: list[Played]) -> str:
    rows = [
        ["wins the first stage, %", *(estimate(p.rows[:, OPENING] / 2).text(2, scale=100) for p in both)],
        ["lead after the first stage, points", *(estimate(p.rows[:, OPENING_LEAD]).text(3, sign="+") for p in both)],
        ["wins the game, %", *(estimate(p.rows[:, WON] / 2).text(2, scale=100) for p in both)],
    ]
    return table(["who starts the first stage", *PLAYERS], rows)


def worth_table(worths: list[Worth]) -> str:
    rows = [
        [w.name, w.uses.text(4), w.wins.text(2, scale=100, sign="+"), w.points.text(3, sign="+"), verdict(w)]
        for w in worths
    ]
    return table(["never used", "uses per seat and stage", "wins lost, % points", "lead lost, points", ""], rows)


def verdict(worth: Worth) -> str:
    return "" if abs(worth.wins.mean) > worth.wins.half else "no measurable difference in wins"


# Pictures

COLOURS = ("#0072B2", "#E69F00")
"""Of the two players; told apart by the colour-blind too (Okabe and Ito)."""


def new_figure(width: float, height: float, columns: int = 1) -> tuple[Any, Any]:
    """A figure and its axes, without frames that say nothing."""
    # Found at run time, so that everything but the pictures works and is checked without Matplotlib.
    matplotlib = import_module("matplotlib")
    matplotlib.rcParams.update({"svg.hashsalt": "allfather", "font.size": 10, "axes.axisbelow": True})
    figure = import_module("matplotlib.figure").Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots(1, columns)
    for one in np.atleast_1d(axes):
        one.spines[["top", "right"]].set_visible(False)
    return figure, axes


def draw_endings(both: list[Played]) -> Any:
    figure, axes = new_figure(7, 3.2)
    for player, played in enumerate(both):
        shares = [played.per_stage(played.rows[:, ENDED + how]) for how in range(len(ENDINGS))]
        places = np.arange(len(ENDINGS)) + 0.4 * player - 0.2
        means, halves = [100 * s.mean for s in shares], [100 * s.half for s in shares]
        axes.barh(places, means, 0.38, xerr=halves, color=COLOURS[player], ecolor="black", capsize=2)
        for place, share, half in zip(places, means, halves, strict=True):
            text = f"{share:.1f} %" if share else "none"
            axes.text(share + half + 1, place, text, va="center", fontsize=9)
        axes.bar(0, 0, color=COLOURS[player], label=f"{PLAYERS[player]} against {PLAYERS[player]}")
    axes.set_yticks(range(len(ENDINGS)), ENDINGS)
    axes.invert_yaxis()
    axes.set(xlabel="share of stages (%), with 95 % intervals", xlim=(0, 104), title="How a stage ends")
    axes.legend(frameon=False, loc="lower right")
    return figure


def draw_lengths(both: list[Played]) -> Any:
    figure, axes = new_figure(8, 3.2, 2)
    for player, width in ((EAGER, 1), (RANDOM, 10)):
        lengths = both[player].lengths
        last = TURN_LIMIT if player == RANDOM else quantile(lengths, 0.999)
        edges = np.arange(0.5, last + width, width)
        shares, _ = np.histogram(np.arange(TURN_LIMIT + 1), edges, weights=100 * lengths / lengths.sum())
        one = axes[1 - player]
        one.bar(edges[:-1], shares, width, align="edge", color=COLOURS[player], edgecolor="white", linewidth=0.5)
        one.set(xlabel="turns in the stage, both seats counted", title=f"{PLAYERS[player]} against {PLAYERS[player]}")
        one.set_ylabel(f"share of stages (%) per {'turn' if width == 1 else f'{width} turns'}")
    # Who starts has the odd turns.
    axes[0].set_xticks(range(1, quantile(both[EAGER].lengths, 0.999) + 1, 2))
    at_limit = 100 * both[RANDOM].rows[:, ENDED + LIMIT].sum() / both[RANDOM].stages
    axes[1].text(185, at_limit * 0.9, f"{at_limit:.1f} % end by\nthe limit of 200", ha="right", va="top", fontsize=9)
    return figure


def draw_worths(worths: list[Worth]) -> Any:
    figure, axes = new_figure(8, 3.6, 2)
    places = np.arange(len(EFFECTS))
    shown = worths[: len(EFFECTS)]
    for one, values, words in (
        (axes[0], [(100 * w.wins.mean, 100 * w.wins.half) for w in shown], "stages won (percentage points)"),
        (axes[1], [(w.points.mean, w.points.half) for w in shown], "lead at the end of a stage (points)"),
    ):
        means, halves = zip(*values, strict=True)
        one.axvline(0, color="#888888", linewidth=1)
        one.errorbar(means, places, xerr=halves, fmt="o", color=COLOURS[0], ecolor="black", capsize=3, markersize=5)
        one.grid(axis="x", color="#dddddd")
        one.set_yticks(places, EFFECTS)
        one.invert_yaxis()
        one.set_xlabel(f"loss of {words}")
    axes[1].tick_params(labelleft=False)
    figure.suptitle("What a seat loses that never uses an effect: eager players, 95 % intervals", fontsize=11)
    return figure


def draw(both: list[Played], worths: list[Worth], folder: Path) -> None:
    """Write the pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {"endings": draw_endings(both), "length": draw_lengths(both), "effects": draw_worths(worths)}
    for name, figure in pictures.items():
        figure.savefig(folder / f"ravens-{name}.svg", metadata={"Date": None})


@click.command(help=__doc__)
@click.option("--games", default=20_000, show_default=True, type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True, type=click.IntRange(0))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), help="A folder for the pictures.")
def main(games: int, seed: int, out: Path | None) -> None:
    both = [whole_games(player, games, seed) for player in (RANDOM, EAGER)]
    worths = all_worths(both[EAGER], games, seed)
    tables = [endings_table(both), stage_table(both), starter_table(both), worth_table(worths)]
    click.echo("\n\n".join(tables))
    if out is not None:
        draw(both, worths, out)


if __name__ == "__main__":
    # Compiled code is kept under the name of its module, which must be the same for the command and for a test.
    sys.path.insert(0, str(Path(__file__).parents[1]))
    import_module("benchmarks.ravens_analysis").main()
