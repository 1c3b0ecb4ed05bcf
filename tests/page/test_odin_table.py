"""The table of ODIN: every screen, the end of a hand and of a game, and what helps while playing."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from allfather.games import find_game
from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.finished_games import finished_games
from tests.helpers.page.kept_games import found, kept, new_game, open_kept
from tests.helpers.page.layout import SCREENS, expect_to_fit, faults
from tests.helpers.page.players import OdinPlayer, answered, fill_form, press, result, version_of
from tests.helpers.page.visits import Visit, wait_for
from tests.page.test_accessibility import expect_accessible

ALONE: dict[str, Any] = {"solo": True, "players": 6, "hints": True}
UNDER_A_NOTCH = """({ top, right, bottom, left }) =>
  [...document.querySelectorAll('.main :is(button, a, [role=option]), dialog')].filter((control) => {
    const box = control.getBoundingClientRect()
    const [width, height] = [innerWidth - right, innerHeight - bottom]
    const isOver = box.top < top || box.left < left || box.right > width || box.bottom > height
    return isOver && control.checkVisibility()
  }).map((control) => control.outerHTML.slice(0, 80))"""
NOT_IN_SIGHT = """() => {
  const points = document.querySelector('dialog [role=region]')
  const room = points.getBoundingClientRect()
  return [...points.querySelectorAll('th, td')].filter((cell) => {
    const box = cell.getBoundingClientRect()
    return box.left < room.left - 1 || box.right > room.right + 1 || cell.scrollWidth > cell.clientWidth + 1
  }).map((cell) => cell.innerText)
}"""
LONGEST = ("de", "fr")
"""The languages with the longest words on the buttons, and with the longest sentences."""


class Anybody:
    """Plays in any language, by what the page marks as playable."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mine = page.locator(".status.mine")
        self.end = page.locator(".moment button")
        self.takes = page.locator(".ask button")
        self.playable = page.locator("[data-card][aria-selected=false]:not(.dull)")
        self.ready = page.locator("button.play[aria-disabled=false]")

    def wait(self) -> bool:
        """Wait for the person's turn; return ``False`` if the hand ended instead."""
        expect(self.mine.or_(self.end).first).to_be_visible()
        return not self.end.count()

    def act(self) -> None:
        with answered(self.page):
            self.press()

    def press(self) -> None:
        """Make one decision, without waiting for its effect."""
        if self.takes.count():
            self.takes.first.click()
        elif self.choose():
            self.ready.click()
        else:
            self.page.locator("button.pass").click()

    def choose(self) -> bool:
        for _ in range(9):
            if self.ready.count():
                return True
            if not self.playable.count():
                return False
            self.playable.first.click()
        return False

    def play_to_the_end_of_a_hand(self) -> None:
        while self.wait():
            self.act()


def begin(visitor: Visitor, **choices: str) -> Page:
    """Begin a game against bots in this browser, in any language."""
    page = visitor.page
    page.goto("/play/odin")
    for name, value in choices.items():
        page.locator(f"select:has(option[value='{name}'])").select_option(value)
    page.locator("main button.primary").first.click()
    expect(page.locator("[data-card]").first).to_be_visible()
    return page


def begin_in_english(visitor: Visitor, length: str = "15") -> Page:
    fill_form(visitor.page, "odin", {"Game length": length})
    press(visitor.page.get_by_role("button", name="Play against bots"), "mouse")
    expect(visitor.page.locator("[data-card]").first).to_be_visible()
    return visitor.page


@pytest.mark.parametrize("language", LONGEST)
def test_every_screen_fits_with_six_players(visit: Visit, language: str) -> None:
    """When it is the person's turn, with a hint, when a card is to be taken, and when the hand is over."""
    page = begin(visit("/", ALONE | {"language": language}))
    player, states = Anybody(page), set[str]()
    expect_to_fit(page)
    while player.wait():
        state = "take" if player.takes.count() else "lead" if page.locator(".empty").count() else "follow"
        if state not in states:
            states.add(state)
            if state != "take":
                player.choose()
                page.keyboard.press("h")
                expect(page.locator(".advised").first).to_be_visible()
            expect_to_fit(page)
        player.act()
    expect_to_fit(page)
    expect_accessible(page)


@pytest.mark.parametrize("players", [2, 4])
def test_every_screen_fits_with_fewer_players(visit: Visit, players: int) -> None:
    page = begin(visit("/", ALONE | {"language": "de", "players": players}))
    player = Anybody(page)
    player.wait()
    player.choose()
    expect_to_fit(page)


def test_the_cards_to_take_do_not_cover_those_that_beat_them(visit: Visit) -> None:
    """Where there is room beside them."""
    page = begin_in_english(visit("/", ALONE | {"players": 4}))
    player = OdinPlayer(page)
    player.play_until(lambda: player.takes.count() > 1)
    for screen in ("laptop", "desk", "large desk"):
        width, height = SCREENS[screen]
        page.set_viewport_size({"width": width, "height": height})
        ask, cards = page.locator(".ask").bounding_box(), page.locator(".set .card").all()
        ends = [box["x"] + box["width"] for box in (card.bounding_box() for card in cards) if box]
        assert ask is not None
        assert max(ends) < ask["x"], screen


def test_faults_are_found(visit: Visit) -> None:
    """What does not fit is noticed, so the other tests are able to fail."""
    page = begin(visit("/", ALONE))
    width, height = SCREENS["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.locator(".middle").first.evaluate("element => (element.style.minHeight = '700px')")
    assert faults(page) != []


def test_the_header_of_the_site_gives_way_on_a_phone(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE, **PHONE))
    expect(page.get_by_role("banner")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    expect(page.get_by_role("banner")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "insets"),
    [
        ((390, 844), {"top": 47, "right": 0, "bottom": 34, "left": 0}),
        ((844, 390), {"top": 0, "right": 47, "bottom": 21, "left": 47}),
    ],
)
def test_nothing_to_press_lies_under_a_notch(visit: Visit, size: tuple[int, int], insets: dict[str, int]) -> None:
    page = begin(visit("/", ALONE | {"language": "en"}))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    expect(page.locator("#page")).to_have_css("padding-bottom", f"{insets['bottom']}px")
    assert faults(page) == []
    assert page.evaluate(UNDER_A_NOTCH, insets) == []
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(UNDER_A_NOTCH, insets) == []


def test_the_end_of_a_hand_waits_although_the_server_goes_on(visit: Visit) -> None:
    visitor = visit("/", ALONE | {"solo": False, "players": 3})
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    visitor.page.on("websocket", listen)
    page = begin_in_english(visitor)
    Anybody(page).play_to_the_end_of_a_hand()
    version = version_of(page)

    # Frames are only delivered while the browser is asked something.
    wait_for(lambda: page.evaluate("true") and sum('"event":"dealt"' in frame for frame in heard) > 1)
    assert version_of(page) == version
    expect(page.get_by_role("region", name="The middle").locator(".card")).not_to_have_count(0)
    expect(page.locator(".seat .turned")).not_to_have_count(0)  # the others' cards
    with answered(page):
        page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)


def play_by_the_clock(visitor: Visitor) -> Anybody:
    """Play to the end of a hand, in a page whose time only goes on when it is told to."""
    visitor.page.clock.install()
    player = Anybody(begin_in_english(visitor))
    clock = visitor.page.clock
    clock.pause_at(visitor.page.evaluate("Date.now()") + 60_000)
    while not player.end.count():
        clock.run_for(100)
        if player.mine.count():
            player.press()
    return player


def test_the_end_of_a_hand_goes_on_by_itself(visit: Visit) -> None:
    page = play_by_the_clock(visit("/", ALONE | {"players": 3, "motion": False})).page
    version = version_of(page)
    page.clock.run_for(14_000)
    assert version_of(page) == version
    with answered(page):
        page.clock.run_for(2_000)


def test_the_cards_of_a_hand_are_counted_at_the_table(visit: Visit) -> None:
    visitor = visit("/", ALONE | {"players": 3, "motion": True})
    visitor.page.emulate_media(reduced_motion="no-preference")
    player = play_by_the_clock(visitor)
    page = player.page
    expect(page.get_by_role("region", name="The middle").locator(".card")).not_to_have_count(0)  # the winning set
    expect(page.locator(".counts")).to_have_count(0)

    player.end.click()  # counts to the end
    expect(player.end).to_have_text(re.compile("Go on|See the result"))
    for seat in page.locator(".seat").all():
        left = seat.locator(".turned").count()
        expect(seat.locator(".counts")).to_have_count(left)
        expect(seat.locator(".points b")).to_have_text(str(left))
    told = page.locator(".moment .words").inner_text()
    assert re.search(r"\d+ points?, \d+ in all", told)


def test_a_tap_that_comes_too_late_for_the_counting_does_not_go_on(visit: Visit) -> None:
    visitor = visit("/", ALONE | {"players": 3, "motion": True})
    visitor.page.emulate_media(reduced_motion="no-preference")
    player = play_by_the_clock(visitor)
    page = player.page
    cards = page.locator(".seat .turned, .hand [data-card]").count()
    for _ in range(200):
        page.clock.run_for(50)
        if page.locator(".counts").count() == cards:
            break
    player.end.click()
    expect(player.end).to_be_visible()
    page.clock.run_for(1_000)
    with answered(page):
        player.end.click()
    expect(player.end).to_have_count(0)


def test_the_end_of_a_game_is_seen_before_its_result(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 3}), "1")
    player = Anybody(page)
    player.play_to_the_end_of_a_hand()
    expect(result(page)).to_have_count(0)
    expect(page.locator(".seat .turned").first).to_be_visible()
    page.get_by_role("button", name="See the result").click()

    expect(result(page).locator(".podium li")).to_have_count(3)
    expect(result(page)).to_contain_text(re.compile(r"Won by \d+ points?|Level on points"))
    for name in ("Rematch", "Share the result"):
        expect(result(page).get_by_role("button", name=name)).to_be_visible()
    expect_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator(".seat .turned").first).to_be_visible()
    page.get_by_role("button", name="The game is over").click()
    result(page).get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[data-card]")).to_have_count(9)


def over_after(hands: int, players: int) -> dict[str, Any]:
    """A finished game of so many hands, in which nobody passes who can play."""
    for seed in range(99):
        game, rng = new_game("odin", players, seed=seed), random.Random(seed)
        while not game.is_over:
            legal = game.legal()
            game.play(rng.choice([action for action in legal if action != "pass"] or legal))
        if game.hand_number == hands:
            return kept(game)
    raise AssertionError("there is no such game")


@pytest.mark.parametrize("language", ["en", *LONGEST])
def test_the_result_has_eight_hands_side_by_side_on_the_smallest_phone(visit: Visit, language: str) -> None:
    page = visit("/about", ALONE | {"language": language}, **PHONE).page
    for hands, players in ((8, 4), (7, 6)):
        open_kept(page, over_after(hands, players))
        table = page.get_by_role("dialog").get_by_role("table")
        expect(table.locator("tbody tr")).to_have_count(players)
        expect(table.locator("thead th")).to_have_count(hands + 1)
        for width, height in ((320, 568), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(NOT_IN_SIGHT) == [], f"{hands} hands at {width} px"


@pytest.mark.parametrize(("hands", "players"), [(8, 4), (7, 6)])
def test_the_result_has_places_medals_and_what_decided_it(visit: Visit, hands: int, players: int) -> None:
    saved = over_after(hands, players)
    game, gains = new_game("odin", players, seed=int(saved["seed"], 16)), list[tuple[int, ...]]()
    before = game.scores
    for action in saved["actions"]:
        hand = game.hand_number
        game.play(action)
        if game.hand_number != hand or game.is_over:
            gains.append(tuple(after - old for after, old in zip(game.scores, before, strict=True)))
            before = game.scores
    first, second, *_ = sorted(range(players), key=lambda seat: game.ranking[seat])
    deciding = max(range(hands), key=lambda hand: gains[hand][second] - gains[hand][first])

    page = visit("/about", ALONE).page
    open_kept(page, saved)
    steps = result(page).locator(".podium li")
    names = ["You", *page.locator(".seat .who strong").all_inner_texts()]
    best = sorted(range(players), key=lambda seat: game.ranking[seat])[:3]
    expect(steps.locator("strong")).to_have_text([names[seat] for seat in best])
    expect(steps.locator(".medal text")).to_have_text([str(game.ranking[seat]) for seat in best])
    expect(steps.locator(".step b")).to_have_text([str(game.scores[seat]) for seat in best])
    margin = game.scores[second] - game.scores[first]
    won, lost = gains[deciding][first], gains[deciding][second]
    told = f"What decided it: Hand {deciding + 1} ({names[first]} {won}, {names[second]} {lost})."
    expect(result(page).locator(".outcome")).to_have_text(re.compile(rf"^Won by {margin} points?\. {re.escape(told)}"))


def out_of_sight(dialog: Locator) -> list[Any]:
    """What of a sheet has to be scrolled to, and the buttons whose words do not fit."""
    found: list[Any] = dialog.evaluate(
        """dialog => [...dialog.querySelectorAll('button, a, th, td, li, p')].filter((part) => {
          const box = part.getBoundingClientRect()
          const isCut = part.matches('.acts *') && part.scrollWidth > part.clientWidth
          return isCut || box.top < 0 || box.bottom > Math.min(innerHeight, dialog.getBoundingClientRect().bottom)
        }).map((part) => part.innerText)"""
    )
    return found


@pytest.mark.parametrize("language", LONGEST)
def test_the_whole_result_is_in_sight_on_a_flat_screen(visit: Visit, address: str, language: str) -> None:
    """With six players, and at a table of the server, where the deals can be checked."""
    page = visit("/about", ALONE | {"language": language}).page
    dialog = page.get_by_role("dialog")
    for players in (6, 3):
        if players == 6:
            open_kept(page, over_after(7, players))
        else:
            page.goto(f"/t/{finished_games(address).odin}")
        expect(dialog.locator("tbody tr")).to_have_count(players)
        expect(dialog.locator("thead th").nth(1)).to_be_visible()
        for screen in ("phone, flat", "smallest phone, flat", "desk at 200 %"):
            width, height = SCREENS[screen]
            page.set_viewport_size({"width": width, "height": height})
            assert out_of_sight(dialog) == [], f"{screen}, {players} players"


def test_the_result_of_a_long_game_shows_that_there_are_more_hands(visit: Visit) -> None:
    page = visit("/about", ALONE, **PHONE).page
    open_kept(page, over_after(13, 2))
    points = page.get_by_role("dialog").get_by_role("region", name="Scores")
    expect(points).to_have_class(re.compile(r"\bafter\b"))
    expect(points).not_to_have_class(re.compile(r"\bbefore\b"))
    points.evaluate("points => points.scrollTo({ left: points.scrollWidth, behavior: 'instant' })")
    expect(points).to_have_class(re.compile(r"\bbefore\b"))
    expect(points).not_to_have_class(re.compile(r"\bafter\b"))
    expect(points.get_by_role("rowheader").first).to_be_in_viewport(ratio=1)
    expect_accessible(page)


def test_the_result_can_be_shared(visit: Visit) -> None:
    visitor = visit("/", ALONE | {"players": 2})
    visitor.page.add_init_script("navigator.share = (what) => Promise.resolve(void (window.shared = what))")
    page = begin_in_english(visitor, "1")
    OdinPlayer(page).play_on()
    result(page).get_by_role("button", name="Share the result").click()
    assert re.match(r"ODIN: .+\. .+ \d+ · .+ \d+", page.evaluate("shared.text"))


def test_a_wrong_tap_on_pass_is_taken_back(visit: Visit) -> None:
    """Also several steps; the result says so."""
    page = begin_in_english(visit("/", ALONE | {"players": 3}), "10")
    player, back = OdinPlayer(page), page.get_by_role("button", name="Take back")
    player.play_until(lambda: page.locator("button.pass[aria-disabled=false]:not(.primary)").count() > 0)
    hand, middle = player.cards(), page.locator(".middle .number").inner_text()
    with answered(page):
        player.pass_button.click()
    player.play_until(lambda: page.locator("button.pass.primary").count() == 0)  # a forced pass is no decision
    with answered(page):
        player.act()
    assert player.wait()
    for _ in range(2):
        with answered(page):
            back.click()
    assert player.wait()
    assert (player.cards(), page.locator(".middle .number").inner_text()) == (hand, middle)
    player.play_on()
    expect(result(page)).to_contain_text("Played with 2 moves taken back.")


def status(page: Page) -> Locator:
    return page.locator(".status")


def drag(page: Page, card: Locator, to: Locator) -> None:
    """Drag a card with the mouse, in steps as a hand does."""
    start, goal = card.bounding_box(), to.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def middle_of(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desk", "phone"])
def test_the_value_is_always_at_the_same_place(visit: Visit, kind: dict[str, Any]) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 3}, **kind))
    player, places = Anybody(page), dict[int, tuple[float, float]]()
    while player.wait() and len(places) < 3:
        cards = page.locator(".set .card").count()
        if cards and not player.takes.count():
            places[cards] = middle_of(page.locator(".middle .value"))
        player.act()
    assert len(places) > 1
    (x, y), *others = places.values()
    assert all(abs(x - one) < 2 and abs(y - other) < 9 for one, other in others)  # the line above may wrap


def nearly_lost() -> Any:
    """A game in which it is the person's turn, and somebody has at least 12 of 15 points, but not everybody."""
    return found(
        "odin",
        lambda rng, legal: rng.choice(legal),
        lambda game: game.to_act == 0 and max(game.scores) >= 12 > min(game.scores),
    )


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desk", "phone"])
def test_points_and_the_limit_are_at_every_seat_with_a_warning(visit: Visit, kind: dict[str, Any]) -> None:
    game = nearly_lost()
    page = visit("/about", ALONE, **kind).page
    open_kept(page, kept(game))
    points = page.locator(".points")
    expect(points).to_have_count(game.players)
    shown = {int(seat.split("/")[0]) for seat in page.locator(".points > [aria-hidden]").all_inner_texts()}
    assert shown == set(game.scores)
    ember = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ember')")
    for score in points.all():
        expect(score).to_be_in_viewport()
        value, limit = score.locator("> [aria-hidden]").inner_text().split("/")
        assert int(limit) == 15
        colours = score.evaluate(
            "(score, ember) => { const test = document.createElement('i'); test.style.color = ember;"
            "score.append(test); const colours = [score, test].map((one) => getComputedStyle(one).color);"
            "test.remove(); return colours }",
            ember,
        )
        assert (colours[0] == colours[1]) == (int(value) >= 12)
    expect(page.locator(".seat .face svg")).to_have_count(game.players - 1)
    expect(page.locator(".seat .face svg").first).to_be_visible()


def test_play_says_why_it_does_nothing(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 2}))
    player = OdinPlayer(page)
    play = page.locator("button.play")
    player.wait()
    play.click(force=True)
    expect(status(page)).to_have_text("First choose the cards you want to play.")
    page.keyboard.press("Escape")

    middle = page.get_by_role("region", name="The middle")
    dull = page.locator("[data-card].dull")
    player.play_until(lambda: dull.count() > 0 and not player.takes.count() and middle.locator(".number").count() > 0)
    version = version_of(page)
    drag(page, dull.first, middle)
    expect(status(page)).to_have_class(re.compile("why"))
    expect(status(page)).to_have_text(re.compile("does not beat|To beat the middle, play"))
    play.click(force=True)
    expect(status(page)).to_have_text(re.compile("does not beat|To beat the middle, play"))
    assert version_of(page) == version


def test_a_card_that_does_not_fit_begins_a_new_choice(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 2}))
    player = OdinPlayer(page)
    player.wait()
    cards = player.cards()
    one, other = next((a, b) for a in cards for b in cards if a[0] != b[0] and a[1] != b[1])
    page.locator(f"[data-card={one}]").click()
    page.locator(f"[data-card={other}]").click()
    assert page.locator("[aria-selected=true][data-card]").evaluate_all("all => all.map(c => c.dataset.card)") == [
        other
    ]


def test_a_choice_by_number_key_is_announced(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 2}))
    player = OdinPlayer(page)
    player.wait()
    name = player.hand.first.locator(".unseen").inner_text().split(",")[0]
    spoken = page.locator(".board [role=status]")
    page.keyboard.press("1")
    expect(spoken).to_have_text(re.compile(f"^{name} selected. 1 card, worth \\d\\."))
    page.keyboard.press("1")
    expect(spoken).to_have_text(f"{name} no longer selected.")


def test_the_hand_is_ordered_by_hand(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 2}))
    player = OdinPlayer(page)
    player.wait()
    cards = player.cards()
    drag(page, player.hand.first, player.hand.nth(3))
    assert player.cards() == [*cards[1:4], cards[0], *cards[4:]]
    player.hand.nth(8).focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert player.cards()[7:] == [cards[8], cards[7]]
    page.reload()
    player.wait()
    page.get_by_role("button", name="Sort by colour").click()
    assert player.cards() == cards


def test_the_hand_is_ordered_by_a_finger(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE | {"players": 2}, **PHONE))
    player = OdinPlayer(page, "touch")
    player.wait()
    cards = player.cards()
    (x, y), (to, _) = middle_of(player.hand.first), middle_of(player.hand.nth(3))
    fingers = page.context.new_cdp_session(page)
    steps = [("touchStart", x), *(("touchMove", x + (to - x) * part / 6) for part in range(1, 7))]
    for kind, at in steps:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at, "y": y}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.cards() == [*cards[1:4], cards[0], *cards[4:]]
    assert page.locator("[data-card][aria-selected=true]").count() == 0


def test_automatic_moves_are_offered_at_the_first_forced_pass(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE))
    player, offer = OdinPlayer(page), page.get_by_role("button", name="Always pass automatically")
    player.play_until(lambda: offer.count() > 0)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_class(re.compile("advised"))
    assert "%" not in status(page).inner_text()
    with answered(page):
        offer.click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_label("Automatic moves")).to_be_checked()


@pytest.mark.parametrize("is_here", [True, False])
def test_the_pace_of_bots_changes_in_mid_game(visit: Visit, is_here: bool) -> None:
    """In a game of this browser, and by the host of a table of the server."""
    page = begin_in_english(visit("/", ALONE | {"pace": 1600, "solo": is_here}))
    page.get_by_role("button", name="Menu").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Slow")).to_be_checked()
    dialog.get_by_text("Instant", exact=True).click()
    expect(dialog.get_by_role("radio", name="Instant")).to_be_checked()
    page.keyboard.press("Escape")
    assert OdinPlayer(page).wait()


def test_a_tap_ends_the_wait_for_a_bot(visit: Visit) -> None:
    """Bots that would wait for ever act when the table is tapped."""
    visitor = visit("/", ALONE | {"players": 2})
    visitor.page.clock.install()
    page = begin_in_english(visitor)
    player = Anybody(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_text("Slow", exact=True).click()
    page.keyboard.press("Escape")
    if not player.mine.count():
        tap_the_table(page)
        expect(player.mine).to_be_visible()
    player.choose()
    player.ready.click()
    expect(player.mine).to_have_count(0)
    with answered(page):
        tap_the_table(page)


def tap_the_table(page: Page) -> None:
    """Tap where there is nothing to press."""
    page.locator(".others").click(position={"x": 2, "y": 2})


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desk", "phone"])
def test_a_tap_ends_the_wait_for_a_bot_of_the_server(visit: Visit, kind: dict[str, Any]) -> None:
    """Bots take ten seconds, and "Go on" deals at once; nobody waits for either."""
    page = visit("/about", ALONE | {"solo": False}, **kind).page
    own = {"sec-fetch-site": "same-origin"}
    terms = {"bots": "thrall", "pace": 10_000, "rated": False}
    wish = {"game": "odin", "players": 4, "options": {"limit": 500}, "terms": terms}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish, headers=own).json()['table']['code']}")
    page.get_by_role("button", name="Start the game").click()
    player, started = Anybody(page), time.monotonic()
    next_hand = page.locator(".stage").filter(has_text=re.compile("Hand 2|H2"))
    while not next_hand.count():
        expect(page.locator(".status, .moment button").first).to_be_visible()
        with answered(page):
            if player.end.count():
                player.end.click()
            elif player.mine.count():
                player.press()
            else:
                tap_the_table(page)
    assert time.monotonic() - started < 60  # with the pace it would be several minutes


def test_every_turn_is_told_on_one_line(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE, **PHONE))
    player = OdinPlayer(page, "touch")
    player.wait()
    with answered(page):
        player.act()
    player.wait()
    recap = page.get_by_role("list", name="Since your last turn").get_by_role("listitem")
    expect(recap.first).to_be_visible()
    expect(recap.first).to_have_text(re.compile("plays?|pass"))


def test_cards_still_out_are_a_grid(visit: Visit) -> None:
    page = begin_in_english(visit("/", ALONE))
    player = OdinPlayer(page)
    player.wait()
    page.get_by_role("tab", name="Cards").click()
    grid = page.get_by_role("table", name="Where every card is")
    expect(grid.locator("td")).to_have_count(54)
    expect(grid.locator("td.own")).to_have_count(len(player.cards()))
    expect_accessible(page)


def last_card_after_a_pass() -> tuple[str, int]:
    """A record in which somebody with one card has passed, and the number of events until then."""
    for seed in range(1000):
        game, steps = find_game("odin")(4, seed=seed), 0
        while not game.is_over:
            seat, before = game.to_act, game.view(None)
            game.play_random()
            after = game.view(None)
            if not steps and seat is not None and before.sizes[seat] == after.sizes[seat] == 1:
                steps = len(game.past) if before.middle and before.middle == after.middle else 0
        if steps:
            return game.record(), steps
    raise AssertionError("no such game")


def test_the_last_card_of_a_player_who_passed_stays_a_warning(visit: Visit) -> None:
    record, step = last_card_after_a_pass()
    page = visit("/replay").page
    page.get_by_label("Or paste a record").fill(record)
    page.get_by_role("button", name="Show", exact=False).last.click()
    expect(page.locator(".seat").first).to_be_visible()
    for _ in range(step - 1):
        page.keyboard.press("ArrowRight")
    seat = page.locator(".seat.last.passed")
    expect(seat.first).to_be_visible()
    warning = seat.first.get_by_text("Last card!")
    expect(warning).to_be_visible()
    assert warning.evaluate("element => getComputedStyle(element).opacity") == "1"


@pytest.mark.parametrize("path", ["/rules/odin", "/play/odin"])
def test_numerals_have_a_face_of_their_own(visit: Visit, path: str) -> None:
    page = visit(path).page
    expect(page.locator("h1")).to_be_visible()
    page.evaluate("document.fonts.load('20px Numerals', '0123456789')")
    assert page.evaluate("document.fonts.check('20px Numerals', '0123456789')")
    assert page.locator("h1").evaluate("h => getComputedStyle(h).fontFamily").startswith("Numerals")
