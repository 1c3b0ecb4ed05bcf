"""Games against bots that the browser plays by itself, without a server."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from allfather.bots.levels import NAMES, bot_at
from tests.helpers.page.browser import DESK, PHONE, WITH_CACHE, Visitor
from tests.helpers.page.kept_games import kept, nearly_over, open_kept
from tests.helpers.page.players import OdinPlayer, RavensPlayer, answered, fill_form, press, result
from tests.helpers.page.visits import UNREACHABLE, asked_bots, wait_until_all_is_kept, watch_workers

PLAYERS: dict[str, Any] = {"odin": OdinPlayer, "ravens": RavensPlayer}
SIZES = {"desk": DESK, "phone": PHONE}
Visit = Callable[..., Visitor]
EVERY_VISITOR = WITH_CACHE
ALONE = {"solo": True}


def open_alone(visitor: Visitor, game: str, **choices: str | bool) -> Page:
    """Begin a game with the choices of the form; then the network is gone."""
    page = visitor.page
    fill_form(page, game, {label.replace("_", " "): value for label, value in choices.items()})
    press(page.get_by_role("button", name="Play against bots"), "mouse")
    expect(page.locator("[data-version]")).to_be_visible()
    assert "/solo/" in page.url
    return cut_off(visitor)


def open_near_the_end(visitor: Visitor, game: str, **terms: Any) -> Page:
    """Continue a game that is nearly over; then the network is gone."""
    open_kept(visitor.page, kept(nearly_over(game), **terms))
    return cut_off(visitor)


def cut_off(visitor: Visitor) -> Page:
    """Let the network go as soon as the browser can do without."""
    wait_until_all_is_kept(visitor.page)
    visitor.allow(UNREACHABLE)
    visitor.context.set_offline(True)
    return visitor.page


def test_a_whole_game_without_a_network(visit: Visit) -> None:
    page = open_alone(visit("/", ALONE, **PHONE), "odin", Game_length="1")
    OdinPlayer(page, "touch").play_on()

    expect(result(page).get_by_role("columnheader", name="H1")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", PLAYERS)
def test_the_end_of_a_game_without_a_network(visit: Visit, game: str, size: str) -> None:
    page = open_near_the_end(visit("/", ALONE, **SIZES[size]), game)
    player = PLAYERS[game](page, "touch" if size == "phone" else "mouse")
    player.play_on()

    rows = result(page).get_by_role("table").locator("tbody tr")
    expect(rows.first.locator("td")).not_to_have_count(1)  # the points of each hand or stage follow the total
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(row[:-1]) for row in points] == [row[-1] for row in points]
    result(page).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="ODIN" if game == "odin" else "Odins Raben")).to_be_visible()


@pytest.mark.parametrize("level", NAMES)
def test_every_level_plays(visit: Visit, level: str) -> None:
    visitor = visit("/", ALONE)
    watch_workers(visitor.page)
    page = open_near_the_end(visitor, "odin", level=level)
    OdinPlayer(page).play_on()

    assert set(asked_bots(page)) == {bot_at("odin", level)}


def is_of_net(address: str) -> bool:
    return address.endswith((".net.wasm", ".weights"))


@pytest.mark.parametrize("bot", ["net:temperature=0.5", "think:playouts=20"])
def test_a_net_is_loaded_when_a_bot_needs_it(visit: Visit, bot: str) -> None:
    """In a page whose hirdman is another bot."""
    visitor = visit("/", ALONE, service_workers="block")
    page, asked = visitor.page, set[str]()
    page.on("request", lambda request: asked.add(request.url))

    def change(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(bot_at("odin", "hirdman"), bot))

    visitor.context.route("**/api/games", change)
    page.goto("/play/odin")
    expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
    assert not any(map(is_of_net, asked))
    open_kept(page, kept(nearly_over("odin"), level="hirdman"))
    OdinPlayer(page).play_on()

    assert len(set(filter(is_of_net, asked))) == 2


def test_a_closed_tab_loses_nothing(visit: Visit) -> None:
    """In the middle of a turn of several actions."""
    visitor = visit("/", ALONE)
    page = open_alone(visitor, "ravens")
    player = RavensPlayer(page)
    assert player.wait()
    with answered(page):
        player.act()
    hand, log = player.hand.all_inner_texts(), page.get_by_role("tabpanel").inner_text()
    visitor.context.set_offline(False)
    page.close()

    page = visitor.page = visitor.context.new_page()
    page.goto("/")
    page.get_by_role("navigation", name="Continue playing").get_by_role("link", name="Odins Raben").click()
    player = RavensPlayer(page)
    assert player.wait()
    assert player.hand.all_inner_texts() == hand
    assert page.get_by_role("tabpanel").inner_text() == log
    for _ in range(5):
        assert player.wait()
        with answered(page):
            player.act()


def test_every_own_action_can_be_taken_back(visit: Visit) -> None:
    page = open_alone(visit("/", ALONE), "odin")
    player = OdinPlayer(page)
    back = page.get_by_role("button", name="Take back")
    hands = []
    for _ in range(3):
        assert player.wait()
        hands.append(player.cards())
        with answered(page):
            player.act()
    assert player.wait()
    while hands:
        with answered(page):
            back.click()
        assert player.wait()
        assert player.cards() == hands.pop()
    expect(back).to_have_count(0)


def test_an_action_can_be_taken_back_while_a_bot_thinks(visit: Visit) -> None:
    page = open_alone(visit("/", ALONE | {"level": "jarl"}), "odin")
    player = OdinPlayer(page)
    assert player.wait()
    hand, log = player.cards(), page.get_by_role("tabpanel").inner_text()
    with answered(page):
        player.act()
    with answered(page):
        page.get_by_role("button", name="Take back").click()
    assert player.wait()
    assert (player.cards(), page.get_by_role("tabpanel").inner_text()) == (hand, log)
    with answered(page):
        player.act()
    assert player.wait()


def test_hints_come_from_the_browser(visit: Visit) -> None:
    page = open_alone(visit("/", ALONE), "odin")
    assert OdinPlayer(page).wait()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text(re.compile(r"\d+.%")).first).to_be_visible()


def test_friends_can_be_invited_instead(visit: Visit) -> None:
    visitor = visit("/", ALONE)
    page = open_alone(visitor, "odin")
    visitor.context.set_offline(False)
    assert OdinPlayer(page).wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite friends instead").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("navigation", name="Continue playing")).to_have_count(0)


def test_a_rated_game_is_played_at_the_server(visit: Visit) -> None:
    page = visit("/", ALONE).page
    fill_form(page, "odin", {"Hints allowed": False, "counts towards": True})
    press(page.get_by_role("button", name="Play against bots"), "mouse")
    expect(page.locator("[data-version]")).to_be_visible()
    assert "/t/" in page.url


def own_games(page: Page) -> Locator:
    """The list of finished games against bots on the page of the person."""
    return page.get_by_role("listitem").filter(has_text="ODIN")


def test_a_finished_game_can_be_kept_at_the_server(visit: Visit) -> None:
    visitor = visit("/", ALONE)
    page = open_near_the_end(visitor, "odin")
    OdinPlayer(page).play_on()
    button = result(page).get_by_role("button", name="Keep on the server")
    expect(button).to_have_count(0)
    visitor.context.set_offline(False)
    button.click()
    link = result(page).get_by_role("link", name="Kept")
    expect(link).to_be_focused()
    page.reload()
    link.click()

    game = own_games(page)
    expect(game).to_have_count(1)
    expect(game).to_contain_text(re.compile(r"Place \d of \d.* on the server"))
    expect(game.get_by_role("button", name="Keep on the server")).to_have_count(0)
    game.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile("/replay/kept/"))
    expect(page.get_by_role("heading", name="Replay of ODIN")).to_be_visible()

    page.goto("/me")
    game.get_by_role("button", name="Delete").click()
    expect(game).to_have_count(0)
    with page.expect_response("**/api/me/records") as answer:
        page.reload()
    assert answer.value.json() == []
    expect(page.get_by_role("heading", name="Your results", exact=True)).to_be_visible()
    expect(game).to_have_count(0)


def test_games_of_this_browser_are_listed_and_can_be_kept_later(visit: Visit) -> None:
    visitor = visit("/", ALONE)
    page = open_near_the_end(visitor, "odin")
    OdinPlayer(page).play_on()
    visitor.context.set_offline(False)
    page.goto("/me")
    game = own_games(page)
    expect(game).to_contain_text("only in this browser")
    keep = game.get_by_role("button", name="Keep on the server")
    expect(keep).to_have_count(0)  # they have no name at the server yet
    game.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile("/replay/solo/"))
    expect(page.get_by_role("heading", name="Replay of ODIN")).to_be_visible()

    assert page.request.post("/api/guests", data={}).ok
    page.goto("/me")
    keep.click()
    expect(game).to_contain_text("on the server")
    expect(game).to_have_count(1)
