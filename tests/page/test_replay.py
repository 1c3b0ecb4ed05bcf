"""Finished games, replayed and verified in the browser."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.helpers.page.browser import PHONE
from tests.helpers.page.finished_games import NONCE, Finished, fetch, finished_games, unlisted_game
from tests.helpers.page.kept_games import new_game, open_kept
from tests.helpers.page.layout import SCREENS
from tests.helpers.page.players import OdinPlayer, invite, open_quick_table, result
from tests.helpers.page.visits import Visit, play_now, wait_for
from tests.page.test_accessibility import expect_accessible
from tests.page.test_odin_table import over_after

GAMES = {"odin": "ODIN", "ravens": "Odins Raben"}
OUT_OF_SIGHT = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect()
  return [...document.querySelectorAll('.watch .table [data-seat], .middle:not(.ended *), .wood')].filter((part) => {
    const box = part.getBoundingClientRect()
    return box.height < 30 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > bar.top + 1
  }).map((part) => `${part.className} ${JSON.stringify(part.getBoundingClientRect())} ${bar.top}`)
}"""
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((card) => card.getBoundingClientRect())
  return boxes('.beaten .card').filter((one) => boxes('.set .card').some((other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)).length
}"""


@pytest.fixture
def games(address: str) -> Finished:
    return finished_games(address)


def count(page: Page) -> Locator:
    """The current step of a replay, as shown: "3 / 40"."""
    return page.get_by_label("Replay controls").locator(".count")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def alter(page: Page, path: str, change: Callable[[str], str]) -> None:
    """Replace an answer of the server."""

    def tamper(route: Route) -> None:
        answer = route.fetch()
        changed = change(answer.text())
        assert changed != answer.text()
        route.fulfill(response=answer, body=changed)

    page.route(path, tamper)


def verdict(page: Page) -> Locator:
    page.get_by_role("button", name="Check the deals").click()
    return page.get_by_role("dialog", name="Check the deals")


@pytest.mark.parametrize("game", GAMES)
def test_every_step_can_be_reached(visit: Visit, games: Finished, address: str, game: str) -> None:
    table = games.table(game)
    steps = len(fetch(address, f"/api/tables/{table}/replay")["steps"])
    page = visit(f"/replay/{table}").page

    expect(page.get_by_role("heading", level=1, name=f"Replay of {GAMES[game]}")).to_be_visible()
    expect(count(page)).to_have_text(f"1 / {steps}")
    expect(button(page, "One step back")).to_be_disabled()
    button(page, "One step forward").click()
    expect(count(page)).to_have_text(f"2 / {steps}")
    button(page, "Go to the end").click()
    expect(count(page)).to_have_text(f"{steps} / {steps}")
    expect(button(page, "One step forward")).to_be_disabled()
    button(page, "One step back").click()
    expect(count(page)).to_have_text(f"{steps - 1} / {steps}")
    button(page, "Go to the start").click()
    expect(count(page)).to_have_text(f"1 / {steps}")


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_above_the_controls_on_every_screen(visit: Visit, games: Finished, game: str) -> None:
    page = visit(f"/replay/{games.table(game)}#12").page
    expect(count(page)).to_be_visible()
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_SIGHT) == [], name


@pytest.mark.parametrize("screen", ["smallest phone", "phone", "phone, flat", "tablet"])
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_shown_when_a_step_is_chosen_below_it(
    visit: Visit, games: Finished, game: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    page = visit(f"/replay/{games.table(game)}", **(PHONE | {"viewport": {"width": width, "height": height}})).page
    page.get_by_role("tab", name="Scores").tap()
    page.locator("tbody tr button").first.tap()
    expect(page.locator(".moment")).to_be_in_viewport(ratio=1)
    wait_for(lambda: page.evaluate(OUT_OF_SIGHT) == [])
    page.get_by_role("tab", name="Steps").tap()
    page.locator("[data-step='8']").press("Enter")
    expect(count(page)).to_have_text(re.compile("^9 / "))
    wait_for(lambda: page.evaluate(OUT_OF_SIGHT) == [])


def decisions_of(seat: int, game: str, players: int, seed: int, actions: Sequence[str]) -> int:
    """How often a seat had something to choose."""
    again, count = new_game(game, players, seed=seed), 0
    for action in actions:
        count += again.to_act == seat and len(again.legal()) > 1
        again.play(action)
    return count


def percentages(page: Page, kind: str) -> list[int]:
    return [int(text.rstrip("%")) for text in page.locator(f".review li b{kind}").all_inner_texts()]


@pytest.mark.parametrize("kind", [{}, PHONE], ids=["desk", "phone"])
def test_a_game_is_reviewed_from_its_result(visit: Visit, kind: dict[str, Any]) -> None:
    page = visit("/about", {"solo": True}, **kind).page
    game = over_after(3, 3)
    open_kept(page, game)
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    choices = decisions_of(0, "odin", 3, int(game["seed"], 16), game["actions"])
    found = page.locator(".review [role=status]")
    expect(found).to_be_in_viewport()
    expect(found).to_have_text(re.compile(f"^{choices} decisions: (one|[1-9][0-9]*) could have been better:$"))

    made, better = percentages(page, ":not(.better)"), percentages(page, ".better")
    assert made
    assert all(one < other for one, other in zip(made, better, strict=True))
    remark = page.locator(".review li button").last
    words = remark.locator("span").first.inner_text()
    remark.click()
    expect(remark).to_have_attribute("aria-current", "step")
    wait_for(lambda: page.evaluate(OUT_OF_SIGHT) == [])
    button(page, "One step forward").click()  # to what was decided instead
    expect(page.get_by_label("Replay controls").locator(".words")).to_have_text(words)
    expect_accessible(page)


def test_everybody_in_a_record_can_be_reviewed(visit: Visit) -> None:
    game, rng = new_game("ravens", seed=7), random.Random(7)
    actions: list[str] = []
    while len(actions) < 40:
        actions.append(rng.choice(game.legal()))
        game.play(actions[-1])
    page = visit("/replay").page
    page.get_by_label("Or paste a record").fill(game.record())
    page.get_by_role("button", name="Show", exact=False).last.click()
    page.get_by_role("tab", name="Review").click()
    for seat, name in enumerate(page.get_by_role("group", name="Whose decisions?").get_by_role("button").all()):
        name.click()
        choices = decisions_of(seat, "ravens", 2, 7, actions)
        expect(page.locator(".review [role=status]")).to_have_text(re.compile(f"^{choices} decisions: "))


def test_beaten_cards_do_not_cover_those_that_beat_them(visit: Visit, games: Finished) -> None:
    page = visit(f"/replay/{games.odin}").page
    expect(count(page)).to_be_visible()
    steps = page.get_by_role("tabpanel").get_by_role("button")
    told = steps.all_inner_texts()
    takes = [place for place, words in enumerate(told) if " takes the " in words]
    assert takes
    for take in takes[:6]:
        steps.nth(take - 1).click()
        expect(page.locator(".beaten .card").first).to_be_visible()
        for name, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(COVERED) == 0, f"{told[take - 1]}, {name}"


def test_keys_step_too(visit: Visit, games: Finished, address: str) -> None:
    steps = len(fetch(address, f"/api/tables/{games.odin}/replay")["steps"])
    page = visit(f"/replay/{games.odin}").page
    expect(count(page)).to_have_text(f"1 / {steps}")
    for key, at in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", steps), ("Home", 1)]:
        page.keyboard.press(key)
        expect(count(page)).to_have_text(f"{at} / {steps}")
    page.keyboard.press(" ")
    expect(button(page, "Pause")).to_be_visible()
    page.keyboard.press(" ")
    expect(button(page, "Play")).to_be_visible()


def test_a_step_is_chosen_from_the_list_and_by_the_address(visit: Visit, games: Finished) -> None:
    page = visit(f"/replay/{games.odin}#4").page
    expect(count(page)).to_have_text(re.compile("^4 / "))
    page.get_by_role("tabpanel").locator("[data-step='8']").click()
    expect(count(page)).to_have_text(re.compile("^9 / "))
    expect(page.locator("[data-step='8']")).to_have_attribute("aria-current", "step")


def test_all_hands_or_one(visit: Visit, games: Finished, address: str) -> None:
    """At first all hands are shown, then only what one seat saw."""
    first = fetch(address, f"/api/tables/{games.odin}/replay")["steps"][0]
    hands = [own["hand"] for own in first["own"]]
    page = visit(f"/replay/{games.odin}").page
    seats = page.locator("[data-seat]")
    expect(seats).to_have_count(3)
    for seat, hand in enumerate(hands):
        expect(page.locator(f"[data-seat='{seat}'] .chip")).to_have_count(len(hand))

    page.get_by_label("Point of view").select_option("1")

    expect(page.locator("[data-seat='0'] .chip")).to_have_count(0)
    expect(page.locator("[data-seat='2'] .chip")).to_have_count(0)
    shown = page.get_by_role("listbox", name="Your hand").locator("[data-card]")
    expect(shown).to_have_count(len(hands[1]))
    assert sorted(str(card.get_attribute("data-card")) for card in shown.all()) == sorted(hands[1])
    page.get_by_label("Point of view").select_option(label="All hands")
    expect(page.locator("[data-seat='0'] .chip")).to_have_count(len(hands[0]))


@pytest.mark.parametrize("game", GAMES)
def test_the_points_of_every_hand_and_stage(visit: Visit, games: Finished, address: str, game: str) -> None:
    table = games.table(game)
    scores = fetch(address, f"/api/tables/{table}")["result"]["scores"]
    page = visit(f"/replay/{table}").page
    page.get_by_role("tab", name="Scores").click()
    points = page.get_by_role("table", name="Scores")
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in points.locator("tbody tr").all()]

    assert [int(cell) for cell in points.locator("tfoot td").all_inner_texts()] == scores
    assert [sum(column) for column in zip(*rows, strict=True)] == scores
    expect(page.get_by_text(re.compile("wins$|share the win$"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_goes_to_a_file_and_comes_back(
    visit: Visit, games: Finished, address: str, tmp_path: Path, game: str
) -> None:
    table = games.table(game)
    record = fetch(address, f"/api/tables/{table}/record")
    page = visit(f"/replay/{table}").page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    shown = count(page).inner_text()

    assert file.read_text(encoding="utf-8") == record
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(file)
    expect(count(page)).to_have_text(shown)


def test_a_broken_record_shows_its_line(visit: Visit, games: Finished, address: str) -> None:
    lines = fetch(address, f"/api/tables/{games.odin}/record").splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("hands ="))
    lines[at] = "hands = [nothing]"
    visitor = visit("/replay")
    visitor.allow("status of 400")
    page = visitor.page
    page.get_by_label("Or paste a record").fill("\n".join(lines))
    page.get_by_role("button", name="Show the game").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(f"Line {at + 1} is not valid")
    expect(alert.locator("pre")).to_have_text("hands = [nothing]")


@pytest.mark.parametrize("game", GAMES)
def test_fair_deals_are_found_fair(visit: Visit, games: Finished, address: str, game: str) -> None:
    table = games.table(game)
    visitor = visit("/about", **(PHONE if game == "ravens" else {}))
    promise(visitor.page, table, fetch(address, f"/api/tables/{table}/fairness")["commitment"])
    visitor.page.goto(f"/replay/{table}")
    found = verdict(visitor.page)

    expect(found.get_by_role("status")).to_contain_text("Every deal checks out")
    expect(found).to_contain_text("The seal is the one this browser saw before the game.")
    expect(found).to_contain_text("The number this browser added is among the players’ numbers.")
    expect(found.locator(".bad")).to_have_count(0)
    assert found.locator(".general li").count() == len(["secret", "nonces", "promise", "own-nonce", "deals"])


def promise(page: Page, table: str, commitment: str, nonce: str = NONCE) -> None:
    """Let the browser remember a commitment, as it does before a game."""
    kept = json.dumps({table: {"commitment": commitment, "nonce": nonce}})
    page.evaluate("kept => localStorage.setItem('allfather-promises', kept)", kept)


def expect_unfair(page: Page, *what: str) -> None:
    found = verdict(page)
    expect(found.get_by_role("status")).to_contain_text("Something does not match")
    for words in what:
        expect(found.locator("li.bad").filter(has_text=words)).to_have_count(1)
    expect(found.locator(".general li.bad")).to_have_count(len(what))


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_deal_is_found(visit: Visit, games: Finished, game: str) -> None:
    page = visit("/about").page
    alter(page, "**/api/tables/*/record*", swapped)
    page.goto(f"/replay/{games.table(game)}")

    expect_unfair(page, "One deal does not follow")


def swapped(record: str) -> str:
    """The record with two cards of its first deal exchanged: of two hands, or of one pack."""
    if "hands = " in record:
        return re.sub(r'(hands = \[")(\w\w)( [^"]*", ")(\w\w)', r"\1\4\3\2", record, count=1)
    pack = re.search(r"pack_0 = \[(.*?)\]", record, re.DOTALL)
    assert pack is not None
    cards = re.findall(r'"\w+"', pack[1])
    other = next(place for place, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    return record.replace(pack[0], f"pack_0 = [{', '.join(cards)}]", 1)


def test_another_secret_is_found(visit: Visit, games: Finished) -> None:
    def change(text: str) -> str:
        fairness: dict[str, Any] = json.loads(text)
        return json.dumps({**fairness, "secret": fairness["secret"][::-1]})

    page = visit("/about").page
    alter(page, "**/api/tables/*/fairness*", change)
    page.goto(f"/replay/{games.odin}")

    found = verdict(page)
    expect(found.get_by_role("status")).to_contain_text("Something does not match")
    expect(found.locator("li.bad").filter(has_text="The secret is not the one the server sealed")).to_have_count(1)
    expect(found.locator("li.bad").filter(has_text="do not follow from the secret")).to_have_count(1)


def test_another_commitment_than_the_remembered_one_is_found(visit: Visit, games: Finished) -> None:
    page = visit("/about").page
    promise(page, games.odin, "0" * 64)
    page.goto(f"/replay/{games.odin}")

    expect_unfair(page, "The seal is not the one this browser saw before the game.")


def test_a_missing_nonce_of_this_browser_is_found(visit: Visit, games: Finished, address: str) -> None:
    page = visit("/about").page
    promise(page, games.odin, fetch(address, f"/api/tables/{games.odin}/fairness")["commitment"], "another")
    page.goto(f"/replay/{games.odin}")

    expect_unfair(page, "The number this browser added is missing")


def test_the_browser_remembers_the_commitment(visit: Visit) -> None:
    page = visit("/").page
    play_now(page, "odin")
    kept = json.loads(page.evaluate("localStorage.getItem('allfather-promises')"))

    assert [sorted(promised) for promised in kept.values()] == [["commitment", "commitments", "nonce"]]


def test_the_record_is_compared_with_what_the_browser_was_shown(visit: Visit) -> None:
    page = visit("/").page
    open_quick_table(page, {"Game length": "1"})
    OdinPlayer(page).play_on()
    result(page).get_by_role("link", name="Check the deals").click()
    found = page.get_by_role("dialog", name="Check the deals")

    expect(found).to_contain_text("The cards and moves of the record are the ones this browser was shown.")
    expect(found).to_contain_text("The players’ numbers are the ones that were sealed before any of them was revealed.")
    expect(found.locator(".bad")).to_have_count(0)

    alter(page, "**/api/tables/*/record*", with_another_action)
    page.reload()
    found = page.get_by_role("dialog", name="Check the deals")

    expect(found.get_by_role("status")).to_contain_text("Something does not match")
    expect(found.locator("li.bad")).to_have_count(1)
    expect(found.locator("li.bad")).to_contain_text(
        "The record has different cards or moves from those this browser was shown"
    )


def with_another_action(record: str) -> str:
    """The record with a pass before its first action, which does not change its deals."""
    return re.sub(r"actions = \[\s*", 'actions = ["pass", ', record, count=1)


def test_a_replay_of_an_unlisted_game_is_shared_by_its_code(visit: Visit, address: str) -> None:
    table, code = unlisted_game(address)
    typed = f"{code[:3]}-{code[3:]}".lower()  # as somebody may type it who was told the code
    friend, stranger = visit(f"/replay/{typed}").page, visit("/about")
    stranger.allow("status of 403")
    stranger.page.goto(f"/replay/{table}")

    expect(friend.get_by_role("heading", level=1, name="Replay of ODIN")).to_be_visible()
    with friend.expect_download() as download:
        friend.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"odin-{table}.toml"
    expect(verdict(friend).get_by_role("link", name="Fairness file")).to_have_attribute(
        "href", f"/api/tables/{table}/fairness?code={code}"
    )
    expect(stranger.page.get_by_text("This table does not allow that.")).to_be_visible()


def test_a_game_that_is_not_over_stays_hidden(visit: Visit) -> None:
    visitor = visit("/")
    visitor.allow("status of 4")
    page = visitor.page
    invite(page)
    code = page.url.rsplit("/", 1)[1]
    for typed in (code, code.lower()):
        page.goto(f"/replay/{typed}")
        expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
        page.get_by_role("link", name="Go to the table").click()
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.goto("/")
    play_now(page, "odin")
    *_, table = json.loads(page.evaluate("localStorage.getItem('allfather-promises')"))
    page.goto(f"/replay/{table}")

    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not over yet")
    page.get_by_role("link", name="Go to the table").click()
    expect(page.get_by_role("listbox", name="Your hand")).to_be_visible()
