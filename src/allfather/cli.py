"""The command ``allfather``. Heavy modules are imported only by the commands that need them, so that help is fast."""

from __future__ import annotations

import errno
import json
import os
import random
import shlex
import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from allfather import __version__, hosting, language
from allfather.language import spoken
from allfather.waiting import notice

if TYPE_CHECKING:
    from allfather.core.game import Game

    GameType = type[Game[Any, Any]]
    NewGame = Callable[..., Game[Any, Any]]


class Commands(language.Group):
    """The top-level group: bad input becomes one sentence on stderr and exit code 1."""

    def make_context(self, info_name: str | None, args: list[str], *rest: Any, **extra: Any) -> click.Context:
        """Keep the command line as it was typed in the context's ``obj``."""
        return super().make_context(info_name, args, *rest, **{"obj": shlex.join(["allfather", *args])} | extra)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ValueError as error:
            if not hasattr(error, "code"):  # a GameError; importing the class here would import Numba
                raise
            raise click.ClickException(language.explained(error)) from error
        except BrokenPipeError:
            raise
        except OSError as error:
            raise click.ClickException(file_error(error)) from error


def file_error(error: OSError) -> str:
    """The file that an *error* is about, if that is known, and what is wrong with it."""
    reason = language.os_reason(error)
    return spoken()("labelled", label=str(error.filename), value=reason) if error.filename else reason


class File(click.File):
    """A file that is read; why it cannot be is told in the language of the command."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as error:
            if not isinstance(error.__context__, OSError):
                raise
            self.fail(file_error(error.__context__), param, ctx)


class OptionValue(click.ParamType[Any]):
    """The value of an option that a game declares."""

    name = "value"

    def __init__(self, parse: Callable[[str], Any]) -> None:
        self.parse = parse

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return self.parse(value)
        except ValueError as error:
            if not hasattr(error, "code"):
                raise
            self.fail(language.explained(error, has_head=False), param, ctx)


class PerGame(language.Group):
    """A command with a subcommand for every game, whose flags are the game's options and *extra*."""

    def __init__(
        self, run: Callable[..., None], extra: tuple[click.Parameter, ...], has_game_flags: bool, asks_for_game: bool
    ) -> None:
        super().__init__(
            run.__name__,
            help=run.__doc__,
            subcommand_metavar="[GAME] [ARGS]..." if asks_for_game else "GAME [ARGS]...",
            invoke_without_command=asks_for_game,
            callback=click.pass_context(self.run_chosen) if asks_for_game else None,
        )
        self.run, self.extra = run, extra
        self.has_game_flags, self.asks_for_game = has_game_flags, asks_for_game

    def run_chosen(self, ctx: click.Context) -> None:
        """Without a subcommand, ask for a game and run it with its default options."""
        if ctx.invoked_subcommand is not None:
            return
        from allfather.games import GAMES, find_game
        from allfather.terminal.choose_game import choose_game
        from allfather.terminal.narrator import title_of

        t = spoken()
        titles = {name: title_of(t, find_game(name)) for name in GAMES}
        name = choose_game(t, titles, screen=sys.stdout, keyboard=sys.stdin)
        command = self.get_command(ctx, name) if name else None
        if name and command:
            with command.make_context(name, [], parent=ctx) as chosen:
                command.invoke(chosen)

    def list_commands(self, ctx: click.Context) -> list[str]:
        from allfather.games import GAMES

        return [*GAMES, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        from allfather.games import GAMES, find_game

        if cmd_name not in GAMES:
            return super().get_command(ctx, cmd_name)
        kind = find_game(cmd_name)

        def run(**values: Any) -> None:
            players = values.pop("players", None)
            options = {name: values.pop(name) for name in kind.options_type.declared() if self.has_game_flags}
            self.run(kind, lambda **how: kind(players, kind.options_type.from_dict(options), **how), **values)

        flags = game_flags(kind) if self.has_game_flags else []
        flag = language.language_flag(hidden=not self.asks_for_game)
        command = language.Command(
            cmd_name, callback=run, params=[*flags, *self.extra, flag], help=self.help, short_help=kind.title
        )
        command.message, command.game = self.message, cmd_name
        return command


def game_flags(kind: GameType) -> list[click.Parameter]:
    """Flags for the number of players and for every option of a game."""
    flags: list[click.Parameter] = []
    if len(kind.player_counts) > 1:
        counts = f"{kind.player_counts[0]}-{kind.player_counts[-1]}"
        flags.append(
            click.Option(["--players"], type=int, metavar=counts, default=kind.default_players, show_default=True)
        )
    defaults = kind.options_type().to_dict()
    for option, declared in kind.options_type.declared().items():
        name, default = f"--{option.replace('_', '-')}", defaults[option]
        if isinstance(default, bool):
            switch = f"{name}/--no-{name[2:]}" if default else name
            flags.append(
                click.Option([switch], is_flag=True, default=default, show_default=default, help=declared.help)
            )
            continue
        values = click.Choice(declared.choices) if declared.choices else OptionValue(declared.parse)
        flags.append(
            click.Option(
                [name],
                type=values,
                metavar=declared.metavar,
                default=str(default),
                show_default=True,
                help=declared.help,
            )
        )
    return flags


def per_game(
    *extra: click.Parameter, has_game_flags: bool = True, asks_for_game: bool = False
) -> Callable[[Callable[..., None]], PerGame]:
    """Turn a function into a command for every game.

    It is called with the game's class, a function that makes games as the flags say, and the *extra* parameters.
    """

    def decorate(run: Callable[..., None]) -> PerGame:
        command = PerGame(run, extra, has_game_flags, asks_for_game)
        main.add_command(command)
        return command

    return decorate


def count_flag(name: str, default: int | None) -> click.Option:
    return click.Option([name], type=click.IntRange(1), default=default, show_default=default is not None)


SEED = click.Option(["--seed"], type=int, default=0, show_default=True)


@click.group(cls=Commands)
@click.version_option(__version__, prog_name="allfather")
def main() -> None:
    """ODIN and Odins Raben: play, simulate, check.

    \b
    Examples:
      allfather play
      allfather trace odin --players 4 --seed 7
    """


@per_game(
    click.Option(["--seed"], type=int),
    click.Option(["--bot"], default="hirdman", show_default=True),
    asks_for_game=True,
)
def play(kind: GameType, new_game: NewGame, seed: int | None, bot: str) -> None:
    """Play in the terminal against bots.

    \b
    Example:
      allfather play GAME
    """
    from allfather.bots import warm_up
    from allfather.bots.levels import find_level

    t = spoken()
    level = find_level(kind.name, bot)
    if level:
        rating = "none" if level.rating is None else str(level.rating)
        click.echo(t("cli-play-level", level=t(f"level-{level.name}"), bot=level.bot, rating=rating))
        bot = level.bot
    with notice(t("cli-compiling")):
        warm_up(kind, bot)
    chosen = random.SystemRandom().randrange(2**63) if seed is None else seed
    terminal_of(kind).play(
        new_game(seed=chosen),
        bot=bot,
        rng=random.Random(chosen),
        screen=sys.stdout,
        keyboard=sys.stdin,
        colour=sys.stdout.isatty(),
        delay=0.6 if sys.stdin.isatty() else 0.0,
        t=t,
    )


def terminal_of(kind: GameType) -> Any:
    """The terminal module of a game, or the one for any game if it has none."""
    module = f"allfather.terminal.{kind.name}"
    return import_module(module if find_spec(module) else "allfather.terminal.plain")


@per_game(SEED, count_flag("--games", 1))
def trace(kind: GameType, new_game: NewGame, seed: int, games: int) -> None:
    """Print random games as JSON lines, with the full state at every decision.

    \b
    Example:
      allfather trace GAME --seed 7 --games 10 > games.jsonl
    """
    from allfather.core.trace import trace as trace_game

    for number in range(games):
        print_json_lines(trace_game(new_game(), seed, number))


@per_game(
    SEED,
    count_flag("--games", 100_000),
    click.Option(["--device"], type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True),
    count_flag("--threads", None),
    click.Option(["--out"], type=click.Path(dir_okay=False)),
)
def sim(kind: GameType, new_game: NewGame, games: int, out: str | None, **how: Any) -> None:
    """Play many random games and print a summary.

    \b
    Example:
      allfather sim GAME --games 1000000 --device cpu
    """
    from allfather.sim import play as play_many
    from allfather.sim.summary import summary, write_npz

    result = play_many(new_game(), games, **how)
    click.echo(summary(kind, result, spoken()))
    if out:
        write_npz(result, Path(out))


SECONDS = click.Option(["--seconds"], type=click.FloatRange(0.01), default=2.0, show_default=True)


@per_game(SECONDS, has_game_flags=False)
def bench(kind: GameType, new_game: NewGame, seconds: float) -> None:
    """Measure decisions per second, and compare with OpenSpiel if it is installed.

    \b
    Example:
      allfather bench GAME > benchmarks/results/today.md
    """
    from allfather.sim.bench import bench as measure

    for line in measure(kind, seconds, spoken()):
        click.echo(line)


@bench.command("envs", params=[SECONDS])
def bench_envs(seconds: float) -> None:
    """Measure steps per second in every environment, and compare with similar ones of other projects.

    \b
    Example:
      allfather bench envs > benchmarks/results/today.md
    """
    from allfather.envs.bench import bench as measure

    for line in measure(seconds, spoken()):
        click.echo(line)


@bench.command("search", params=[SECONDS])
def bench_search(seconds: float) -> None:
    """Measure playouts per second of a search on one core.

    \b
    Example:
      allfather bench search > benchmarks/results/today.md
    """
    from allfather.bots.bench import bench as measure
    from allfather.sim.bench import describe_machine

    t = spoken()
    head = describe_machine(t("cli-bench-search"), "allfather bench search", [], t)
    for line in (*head, *measure(seconds, t)):
        click.echo(line)


@bench.command("wasm", params=[SECONDS])
def bench_wasm(seconds: float) -> None:
    """Measure the WebAssembly modules in Node beside the native code.

    \b
    Example:
      allfather bench wasm > benchmarks/results/today.md
    """
    from allfather.sim.bench import describe_machine
    from allfather.wasm.bench import bench as measure

    t = spoken()
    for line in (*describe_machine("WebAssembly", "allfather bench wasm", [], t), *measure(seconds, t)):
        click.echo(line)


@main.command()
@click.argument("game")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True)
def wasm(game: str, out: Path) -> None:
    """Compile GAME to a WebAssembly module, with a file beside it that tells where its memory has what.

    \b
    Example:
      allfather wasm odin --out odin.wasm
    """
    from allfather.games import find_game
    from allfather.wasm.build import build

    kind = find_game(game)
    if not out.parent.is_dir():  # building takes a while
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(out.parent))
    build({kind.name: out})


@main.command()
@click.argument("game")
@click.option("--config", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True)
@click.option("--device", type=click.Choice(["cpu", "cuda"]), default="cuda", show_default=True)
def train(game: str, config: Path | None, out: Path, device: str) -> None:
    """Train a net for GAME by self-play.

    \b
    Example:
      allfather train odin --out runs/odin
    """
    from allfather.games import find_game
    from allfather.train import train as run

    run(find_game(game), config, out, device)


@per_game(
    click.Argument(["bots"], nargs=-1, required=True, metavar="BOT BOT..."),
    count_flag("--games", 400),
    SEED,
    click.Option(["--move-limit"], type=float, metavar="SECONDS"),
    click.Option(
        ["--out"],
        type=click.Path(path_type=Path, file_okay=False),
    ),
    click.Option(["--engine"], type=click.Choice(["joblib", "ray"]), default="joblib", show_default=True),
    count_flag("--jobs", None),
)
def arena(kind: GameType, new_game: NewGame, bots: tuple[str, ...], games: int, **how: Any) -> None:
    """Let bots play against each other on equal deals.

    All pairs play the same deals. With two players each deal is played twice, with the seats exchanged; with more,
    each bot of a pair plays alone in every seat in turn, against the other bot in all other seats. To resume a
    stopped arena, run the same command again.

    \b
    Example:
      allfather arena GAME search:time=0.2 greedy random --games 400
    """
    from allfather.arena.match import get_ready
    from allfather.arena.plan import make_plan
    from allfather.arena.report import text_lines
    from allfather.arena.run import run_plan

    t = spoken()
    plan = make_plan(new_game(), bots, games, seed=how.pop("seed"), limit=how.pop("move_limit"))
    if plan.games_per_pair > games:
        click.echo(t("cli-arena-rounded", games=plan.games_per_pair, wanted=games), err=True)
    folder = how.pop("out") or Path(plan.folder_name)
    try:
        with notice(t("cli-compiling")):
            get_ready(plan)
        result = run_plan(plan, out=folder, command=click.get_current_context().obj, **how)
    except KeyboardInterrupt:
        click.echo(f"\n{t('cli-arena-stopped', folder=str(folder))}", err=True)
        raise SystemExit(130) from None
    click.echo("\n".join(text_lines(result, t)))
    click.echo(f"\n{t('cli-arena-done', folder=str(folder))}")


@main.command()
@click.argument("game")
@click.argument("position")
@click.option("--depth", type=int, default=1, show_default=True)
@click.option("--split", is_flag=True)
def perft(game: str, position: str, depth: int, split: bool) -> None:
    """Count the action sequences from POSITION of GAME.

    \b
    Example:
      allfather perft odin --depth 4 --split \\
        "R5R9/O1+O2 - - R1R2R3R4O3O4O5O6O7O8Y1Y2Y3Y4 ROYG 0 - 0 0/0 1 15 left optional four -"
    """
    from allfather.games import find_game
    from allfather.sim.perft import perft as count
    from allfather.sim.perft import split as count_each

    start = find_game(game).from_position(position)
    lines = count(start, depth)
    if split:
        for action, part in count_each(start, depth).items():
            click.echo(f"{action}: {part}")
    click.echo(lines)


@main.command()
@click.argument("game")
@click.argument("position")
@click.option("--bot", default="search:time=1", show_default=True)
@click.option("--seed", type=int, default=0, show_default=True)
def hint(game: str, position: str, bot: str, seed: int) -> None:
    """Rate every action in POSITION of GAME by a search that knows only what the seat to act may know.

    \b
    Example:
      allfather hint odin \\
        "R5R9/O1+O2 - - R1R2R3R4O3O4O5O6O7O8Y1Y2Y3Y4 ROYG 0 - 0 0/0 1 15 left optional four -"
    """
    from allfather.bots import warm_up
    from allfather.bots.hints import hint_lines
    from allfather.games import find_game

    start = find_game(game).from_position(position)
    t = spoken()
    with notice(t("cli-compiling")):
        warm_up(type(start), bot)
    for line in hint_lines(start, bot, seed, t):
        click.echo(line)


@main.command()
@click.argument("file", type=File("rb"))
@click.option("--json", "as_json", is_flag=True)
def replay(file: Any, as_json: bool) -> None:
    """Print every step of a recorded game; FILE may be - for stdin.

    \b
    Example:
      allfather replay game.toml
    """
    try:
        text = file.read().decode("utf-8")
    except UnicodeDecodeError as error:
        raise click.ClickException(spoken()("cli-not-utf8", file=file.name)) from error

    from allfather.core.trace import trace_past
    from allfather.games import load

    game = load(text)
    if as_json:
        print_json_lines(trace_past(game))
    else:
        for line in terminal_of(type(game)).replay(game, spoken()):
            click.echo(line)


main.add_command(hosting.serve)
main.add_command(hosting.site)
main.add_command(hosting.admin)
language.accept_language(main)


def print_json_lines(lines: Iterable[dict[str, Any]]) -> None:
    for line in lines:
        click.echo(json.dumps(line, separators=(",", ":"), ensure_ascii=False))


if __name__ == "__main__":
    main()
