"""Several people at one table, each in their own browser."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.page.browser import PHONE, Visitor
from tests.helpers.page.layout import SCREENS, faults
from tests.helpers.page.players import (
    MOST_ACTIONS,
    OdinPlayer,
    answered,
    card_name,
    invite,
    join_as,
    open_quick_table,
    result,
    version_of,
)

ONE_HAND = {"Game length": "1"}
RATED = {"Hints allowed (game is not rated)": False, "Rated (counts towards the rankings)": True}
TWO_HANDS = {"Game length": "10"}
"""A hand of ODIN gives at most 9 points, so there will be another."""
CLOCK = re.compile(r"0:(30|[12]\d)")


def test_friends_at_one_table(visit: Callable[..., Visitor]) -> None:
    host, friend, stranger = visit().page, visit(**PHONE).page, visit().page
    invite(host, {**ONE_HAND, **RATED})
    link = host.get_by_label("Copy link").and_(host.get_by_role("textbox")).input_value()

    friend.goto(link)
    join_as(friend, "Leif", by="touch")
    expect(friend.get_by_text("to start the game.")).to_be_visible()
    expect(host.get_by_text("Free seat", exact=True)).to_have_count(0)

    stranger.goto(link)
    expect(stranger.get_by_text("to start the game.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Sit")).to_have_count(0)
    host.get_by_role("checkbox", name="I agree to let spectators see all hands").check()
    host.get_by_role("button", name="Start the game").click()
    expect(stranger.get_by_text("You are watching")).to_be_visible()
    expect(stranger.get_by_role("button", name="Take over from")).to_have_count(0)

    chat_and_react(host, friend)
    friend.get_by_role("button", name="Menu").tap()
    expect(friend.get_by_role("checkbox", name="I agree to let spectators see all hands")).to_be_disabled()
    friend.get_by_role("button", name="Close").tap()
    play_together(host, friend, stranger)
    expect(host).to_have_title("ODIN · Allfather")
    expect(result(host).get_by_role("columnheader", name="H1")).to_be_visible()
    points = result(host).get_by_role("cell").all_inner_texts()
    for page in (friend, stranger):
        expect(result(page).get_by_role("cell")).to_have_text(points)
    for page in (host, friend):
        expect(result(page).get_by_role("rowheader").filter(has_text="You")).to_have_count(1)
    expect(result(stranger).get_by_role("button", name="Rematch")).to_have_count(0)
    check_deals(friend)
    play_again(host, friend)


def check_deals(player: Page) -> None:
    """What the browser of a player has kept of the game fits to its record."""
    kept = player.context.new_page()
    kept.goto(str(result(player).get_by_role("link", name="Check the deals").get_attribute("href")))
    found = kept.get_by_role("dialog", name="Check the deals")
    for part in ("sealed before any of them was revealed", "this browser added is among", "this browser was shown"):
        expect(found.locator(".general li").filter(has_text=part)).to_have_count(1)
    expect(found.locator(".bad")).to_have_count(0)
    kept.close()


def chat_and_react(host: Page, friend: Page) -> None:
    host.get_by_role("tab", name="Chat").click()
    host.get_by_placeholder("Say something").fill("Skål, and good cards!")
    host.get_by_placeholder("Say something").press("Enter")
    friend.get_by_role("button", name="Chat").tap()
    expect(friend.get_by_role("log", name="Chat")).to_contain_text("Skål, and good cards!")
    friend.get_by_role("button", name="Close").tap()

    friend.get_by_role("button", name="Hail").tap()
    expect_reaction(host, friend, "hail", "Leif: Hail", "You: Hail")
    friend.get_by_role("button", name="React").tap()
    friend.get_by_role("button", name="Mead").tap()
    expect_reaction(host, friend, "mead", "Leif: Mead", "You: Mead")
    host.get_by_role("group", name="React").get_by_role("button", name="Skull").click()
    expect_reaction(friend, host, "skull", f"{name_of_host(friend)}: Skull", "You: Skull")


@pytest.mark.parametrize("screen", ["smallest phone", "phone", "phone, flat"])
def test_a_reaction_is_a_single_tap_on_every_phone(visit: Callable[..., Visitor], screen: str) -> None:
    """Also beside all other buttons that a table with hints can have."""
    width, height = SCREENS[screen]
    host, friend = visit().page, visit(**(PHONE | {"viewport": {"width": width, "height": height}})).page
    invite(host, TWO_HANDS)
    friend.goto(host.get_by_label("Copy link").and_(host.get_by_role("textbox")).input_value())
    join_as(friend, "Leif", by="touch")
    expect(host.get_by_role("listitem").filter(has_text="Leif")).to_be_visible()
    host.get_by_role("button", name="Start the game").click()
    back, players = friend.get_by_role("button", name="Take back"), (OdinPlayer(host), OdinPlayer(friend, "touch"))
    for player in players:
        hand_of_nine(player)
    for _ in range(MOST_ACTIONS):
        if back.count():
            break
        actor, other = players if players[0].your_turn.is_visible() else players[::-1]
        with answered(actor.page):
            actor.act()
        expect(other.page.locator("[data-version]")).to_have_attribute("data-version", version_of(actor.page))
    expect(friend.get_by_role("button", name="Hint")).to_be_visible()
    assert faults(friend) == []
    for _ in range(2):
        friend.get_by_role("button", name="Hail").tap()
    expect(host.locator('[data-reaction="hail"]')).to_have_count(2)
    friend.get_by_role("button", name="Menu").tap()
    friend.get_by_role("dialog").get_by_role("button", name="Cards").tap()
    expect(friend.get_by_role("dialog", name="Cards")).to_be_visible()


def name_of_host(page: Page) -> str:
    return str(page.get_by_role("region", name="Wanderer").get_attribute("aria-label"))


def expect_reaction(seen_by: Page, shown_by: Page, reaction: str, words: str, own_words: str) -> None:
    """A picture at the seat of who reacts, and words for those who do not see it."""
    for page, said in ((seen_by, words), (shown_by, own_words)):
        picture = page.locator(f'[data-reaction="{reaction}"]')
        expect(picture).to_contain_text(said)
        box = picture.bounding_box()
        seats = [seat.bounding_box() for seat in page.locator("[data-seat]").all()]
        assert box is not None
        assert any(
            seat["x"] - 4 <= box["x"] + 30 <= seat["x"] + seat["width"] + 4
            and abs(box["y"] + 20 - seat["y"]) <= max(seat["height"], 40)
            for seat in seats
            if seat
        )


def play_together(host: Page, friend: Page, stranger: Page) -> None:
    """Two people play a hand to its end; nobody is ever shown the hidden cards of another."""
    players = [OdinPlayer(host), OdinPlayer(friend, "touch")]
    secrets = [hand_of_nine(player) for player in players]
    for _ in range(MOST_ACTIONS):
        if not players[0].your_turn.is_visible():
            players.reverse()
            secrets.reverse()
        actor, other = players
        if actor.page.title() == "ODIN · Allfather":  # it is nobody's turn any more
            expect(result(actor.page)).to_be_visible()
            return
        expect(actor.page).to_have_title("● Your turn · ODIN")
        expect(other.page).to_have_title(re.compile("’s turn · ODIN$"))
        secrets = [held & set(player.cards()) for held, player in zip(secrets, players, strict=True)]
        assert_shows(actor.page, secrets[0], hidden=secrets[1])
        assert_shows(other.page, secrets[1], hidden=secrets[0])
        assert_shows(stranger, (), hidden=secrets[0] | secrets[1])
        with answered(actor.page):
            actor.act()
        version = version_of(actor.page)
        for page in (other.page, stranger):
            expect(page.locator("[data-version]")).to_have_attribute("data-version", version)
    raise AssertionError("the hand does not end")


def hand_of_nine(player: OdinPlayer) -> set[str]:
    expect(player.hand).to_have_count(9)
    return set(player.cards())


def assert_shows(page: Page, seen: Collection[str], hidden: Collection[str]) -> None:
    """Check that the whole document, visible or not, contains the expected cards and no others."""
    document = page.content()
    for card in (*seen, *hidden):
        names = f'"{card}"', card_name(card)
        assert all((name in document) == (card in seen) for name in names), f"{card} at {page.title()}"


def play_again(host: Page, friend: Page) -> None:
    """A rematch takes one click of each, and nobody has to start it."""
    result(host).get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Leif")).to_contain_text("has not answered yet")
    result(friend).get_by_role("button", name="Go to the rematch").tap()
    for page in (host, friend):
        hand_of_nine(OdinPlayer(page))
    assert host.url == friend.url


def test_a_spectator_takes_over_a_bot(visit: Callable[..., Visitor]) -> None:
    host, spectator = visit().page, visit().page
    open_quick_table(host, TWO_HANDS)
    player, follower = OdinPlayer(host), OdinPlayer(spectator)
    player.wait()
    spectator.goto(host.url)
    expect(spectator.get_by_text("You are watching")).to_be_visible()
    expect(follower.hand).to_have_count(0)
    assert_shows(spectator, (), hidden=player.cards())

    with answered(spectator):
        player.act()

    spectator.get_by_role("button", name="Take over from").click()
    expect(host.get_by_text("sits down.").first).to_be_attached()
    next_hand = host.locator(".stage").filter(has_text="Hand 2")
    for _ in range(MOST_ACTIONS):
        expect(player.your_turn.or_(next_hand).first).to_be_visible()
        if next_hand.is_visible():
            break
        with answered(host):
            player.act()
    hand_of_nine(follower)
    expect(spectator.get_by_text("You are watching")).to_have_count(0)


def test_a_table_with_a_clock_and_without_spectators(visit: Callable[..., Visitor]) -> None:
    host, stranger = visit().page, visit().page
    open_quick_table(host, {"Clock": "turn-30", "Spectators allowed": False})
    OdinPlayer(host).wait()
    expect(host.locator("[data-seat]").filter(has_text=CLOCK)).to_have_count(2)
    stranger.goto(host.url)
    expect(stranger.get_by_role("heading", name="This table does not allow that.")).to_be_visible()


def test_an_unknown_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit("/t/ZZZZZZ")
    visitor.allow("404")
    expect(visitor.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Back to the home page")).to_be_visible()
