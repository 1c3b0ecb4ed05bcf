"""Film strips of the moments that move: ``python -m tests.helpers.page.film [FOLDER]``.

Each is a picture with some frames side by side, at desk and phone size: ``desk-odin-turn.png``. They are for people to
look at. The moving picture of the README, ``odin.gif``, is written too.
"""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from allfather.games import OWN_GAMES
from allfather.wasm.kept import modules
from tests.helpers.page.browser import DESK, PHONE, open_browser
from tests.helpers.page.kept_games import found, kept, new_game, open_kept, removing, stage_end
from tests.helpers.page.players import MOST_ACTIONS, OdinPlayer, RavensPlayer
from tests.helpers.page.screenshots import FOLDER, serving

SIZES: dict[str, Any] = {"desk": DESK, "phone": PHONE}
PACE = 800
GOAL = 12
"""The points that end a game of Odins Raben."""
SETTINGS = {"language": "en", "solo": True, "sound": False}
FRAME_WIDTH = 480
MOVING_WIDTH = 720


@dataclass(frozen=True)
class Scene:
    """Something that moves."""

    begin: Callable[[Page], None]
    """Brings the page to where the film begins."""
    frames: int = 12
    step: int = 350
    """Milliseconds between two frames."""
    between: Callable[[Page, int], None] = lambda page, frame: None
    """Called after each frame with its number."""


def odin_turn(page: Page) -> None:
    """The person has just played, and the others follow."""
    open_kept(page, kept(new_game("odin", 4, seed=7), pace=PACE))
    player = OdinPlayer(page)
    player.wait()
    player.act()
    expect(player.takes.first.or_(page.locator(".seat.acts")).first).to_be_visible()
    if player.takes.count():
        player.act()


def odin_start(page: Page) -> None:
    """A game begins."""
    open_kept(page, kept(new_game("odin", 3, seed=7), pace=PACE))
    OdinPlayer(page).wait()


def odin_go_on(page: Page, frame: int) -> None:
    """The person plays after a while: cards are selected, then they are laid."""
    player = OdinPlayer(page)
    if frame % 3 == 0 and player.your_turn.is_visible():
        if player.takes.count() or not player.choose():
            player.act()
    elif frame % 3 == 1 and player.play_button.count() and player.play_button.is_enabled():
        player.act()


def odin_hand_end(page: Page) -> None:
    """Somebody has just gone out."""
    open_kept(page, kept(new_game("odin", 4, seed=7)))
    play_to_the_end(page)


def odin_game_end(page: Page) -> None:
    """The result of a game is about to be shown."""
    game = new_game("odin", 4, seed=7)
    open_kept(page, kept(game, options=game.options.to_dict() | {"limit": 1}))
    end = play_to_the_end(page)
    end.click()  # no more counting
    end.click()


def ravens_turn(page: Page) -> None:
    """The person has just ended a turn, and the other follows."""
    open_kept(page, kept(new_game("ravens", seed=7), pace=PACE))
    player = RavensPlayer(page)
    player.wait()
    for _ in range(2):
        page.keyboard.press("p")


def end_stage(page: Page, points: int) -> None:
    """Remove the card that ends a stage, after which somebody has at least so many points."""

    def ends(game: Any, action: str) -> bool:
        end = stage_end(game, action)
        return end is not None and max(end["scores"]) >= points

    def ends_now(game: Any) -> bool:
        is_person = game.to_act == 0 and game.phase == "target" and game.view(0).effect == "land remove"
        return is_person and any(ends(game, action) for action in game.legal())

    game = found("ravens", removing, ends_now, first=125)
    open_kept(page, kept(game))
    target = next(action for action in game.legal() if ends(game, action))
    page.locator(f"[data-do='{target}']").click()


def ravens_stage_end(page: Page) -> None:
    """Both ravens have just come home."""
    end_stage(page, points=0)


def ravens_game_end(page: Page) -> None:
    """The result of a game is about to be shown."""
    end_stage(page, points=GOAL)
    end = page.get_by_role("button", name="See the result")
    end.click()  # no more counting, if there is any
    if end.count():
        end.click()


def play_to_the_end(page: Page) -> Any:
    """Play until a hand is over; return the button that goes on."""
    player = OdinPlayer(page)
    end = page.get_by_role("button", name=re.compile("^(Go on|See the result)$"))
    for _ in range(MOST_ACTIONS):
        expect(player.your_turn.or_(end).first).to_be_visible()
        if end.count():
            break
        player.act()
    return end


SCENES = {
    "odin-turn": Scene(odin_turn, frames=16),
    "odin-hand-end": Scene(odin_hand_end),
    "odin-game-end": Scene(odin_game_end),
    "ravens-turn": Scene(ravens_turn, frames=16),
    "ravens-stage-end": Scene(ravens_stage_end),
    "ravens-game-end": Scene(ravens_game_end),
}


MOVING = Scene(odin_start, frames=26, step=300, between=odin_go_on)


def shoot(page: Page, scene: Scene) -> list[Image.Image]:
    """The frames of a scene."""
    scene.begin(page)
    frames = []
    for frame in range(scene.frames):
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        page.wait_for_timeout(scene.step)
        scene.between(page, frame)
    return frames


def narrowed(frame: Image.Image, width: int) -> Image.Image:
    return frame.resize((width, frame.height * width // frame.width), Image.Resampling.LANCZOS)


def strip(frames: list[Image.Image]) -> Image.Image:
    """Every other frame, four to a row."""
    shown = [narrowed(frame, FRAME_WIDTH) for frame in frames[::2]]
    height = shown[0].height
    whole = Image.new("RGB", (4 * FRAME_WIDTH, -(-len(shown) // 4) * height))
    for place, frame in enumerate(shown):
        whole.paste(frame, (place % 4 * FRAME_WIDTH, place // 4 * height))
    return whole


def moving(frames: list[Image.Image], width: int, step: int, file: Path) -> None:
    """Write a moving picture with one palette for all frames, which flicker otherwise."""
    small = [narrowed(frame, width) for frame in frames]
    palette = strip(small).quantize(255)
    first, *rest = (frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in small)
    first.save(file, save_all=True, append_images=rest, duration=step, loop=0, optimize=True)


def film_all(browser: Browser, address: str, folder: Path) -> None:
    for size, kind in SIZES.items():
        for name, scene in SCENES.items():
            strip(film(browser, address, kind, scene)).save(folder / f"{size}-{name}.png")
            print(folder / f"{size}-{name}.png")  # noqa: T201
    moving(film(browser, address, DESK, MOVING), MOVING_WIDTH, MOVING.step, folder / "odin.gif")


def film(browser: Browser, address: str, kind: dict[str, Any], scene: Scene) -> list[Image.Image]:
    """The frames of a scene, in a new browser."""
    context = browser.new_context(base_url=address, **kind)
    chosen = json.dumps(json.dumps(SETTINGS))
    context.add_init_script(f"localStorage['allfather-settings'] ??= {chosen}")
    frames = shoot(context.new_page(), scene)
    context.close()
    return frames


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    modules(OWN_GAMES)
    with serving() as address, open_browser() as browser:
        film_all(browser, address, folder)


if __name__ == "__main__":
    main()
