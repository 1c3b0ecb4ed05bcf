"""The pages around the table: the front page, the lobby, people, settings, unknown addresses."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.helpers.page.browser import PHONE
from tests.helpers.page.finished_games import RATED_GAMES, Finished, finished_games
from tests.helpers.page.layout import SCREENS
from tests.helpers.page.players import OdinPlayer, open_quick_table
from tests.helpers.page.visits import LANGUAGES, Visit, play_now

NOT_FOUND = "status of 404"
ROW_OF_CARDS = "[role=listbox] [data-card]"


@pytest.fixture
def games(address: str) -> Finished:
    return finished_games(address)


def own_name(page: Page) -> str:
    """The name of the person at this browser."""
    me = page.get_by_role("banner").locator("a.me")
    expect(me).not_to_have_text("Profile")
    return me.inner_text()


def invite(page: Page, game: str = "odin") -> None:
    """Open a table for friends from the front page."""
    page.goto("/")
    page.locator(f"section[aria-labelledby=title-{game}] .acts button").last.click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def test_two_taps_to_the_first_card(visit: Visit) -> None:
    page = visit("/", **PHONE).page
    page.get_by_role("button", name="Play now").first.tap()
    card = page.get_by_role("listbox", name="Your hand").get_by_role("option").first
    card.tap()
    expect(card).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_game_begins_without_scrolling_on_every_screen(visit: Visit, language: str) -> None:
    page = visit("/", {"language": language}).page
    buttons = page.locator(".acts .primary")
    expect(buttons).to_have_count(2)
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        are_beside = width >= 800
        for button in buttons.all() if are_beside else [buttons.first]:
            box = button.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_fits_the_smallest_phone(visit: Visit, language: str) -> None:
    page = visit("/", {"language": language}, **(PHONE | {"viewport": {"width": 320, "height": 568}})).page
    page.locator("section[aria-labelledby=title-odin] .acts button").last.click()
    code, picture = page.locator(".code strong"), page.locator("figure img")
    expect(picture).to_be_visible()
    beside = picture.bounding_box()
    assert beside is not None
    for part in (code, page.locator(".invitation .row button").first):
        box = part.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= beside["x"]
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_an_unrated_guest_has_no_chart_of_ratings(visit: Visit) -> None:
    page = visit("/").page
    open_quick_table(page, {"Game length": "1"})
    OdinPlayer(page).play_on()
    page.goto("/me")
    plots = page.get_by_role("region", name=re.compile("latest games"))
    expect(plots.locator(".side")).to_be_visible()
    expect(plots.locator(".main")).to_have_count(0)
    expect(plots.get_by_role("img", name=re.compile("rating"))).to_have_count(0)


def test_a_code_leads_to_its_table(visit: Visit) -> None:
    host = visit("/").page
    invite(host)
    code = host.locator(".code strong").inner_text()
    visitor = visit("/")
    visitor.allow(NOT_FOUND)
    guest = visitor.page
    field = guest.get_by_label("Table code")
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    field.fill(wrong)
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator("#code-problem")).to_have_text("There is no such table.")
    expect(field).to_have_attribute("aria-invalid", "true")

    field.fill(f" {code.lower()} ")
    guest.get_by_role("button", name="Join").click()

    expect(guest.locator(".code strong")).to_have_text(code)
    expect(host.get_by_text(own_name(guest), exact=True).first).to_be_visible()


def test_the_lobby_follows_its_tables(visit: Visit) -> None:
    host, guest = visit("/play/ravens").page, visit("/lobby").page
    host.get_by_label("Show in the list of tables").check()
    host.get_by_role("button", name="Invite friends").click()
    card = guest.get_by_role("article").filter(has_text=f"With {own_name(host)}")
    expect(card).to_contain_text("1 seat is free")

    card.get_by_role("button", name="Join this table").click()
    expect(host.get_by_text(own_name(guest), exact=True).first).to_be_visible()
    onlooker = visit("/lobby").page
    full = onlooker.get_by_role("article").filter(has_text=own_name(guest))
    expect(full).to_contain_text("All seats are taken")
    host.get_by_role("button", name="Start the game").click()
    expect(full).to_contain_text("In progress")
    expect(full.get_by_role("link", name="Watch")).to_be_visible()


def test_a_lobby_without_tables_invites_to_open_one(visit: Visit) -> None:
    visitor = visit("/about")
    visitor.page.route_web_socket("**/api/live", empty_lobby)
    visitor.page.goto("/lobby")
    expect(visitor.page.get_by_role("heading", name="The hall is quiet")).to_be_visible()
    expect(visitor.page.get_by_role("link", name="Open a table of ODIN", exact=True)).to_have_attribute(
        "href", "/play/odin"
    )


def empty_lobby(socket: WebSocketRoute) -> None:
    """A server at which nobody plays."""
    socket.on_message(lambda _: socket.send(json.dumps({"type": "tables", "tables": []})))


def test_an_announcement_is_shown_until_it_is_read(visit: Visit) -> None:
    words = "The hall closes at midnight."

    def announce(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(message))
        socket.send(json.dumps({"type": "announced", "text": words}))

    visitor = visit("/about")
    visitor.page.route_web_socket("**/api/live", announce)
    visitor.page.goto("/lobby")
    expect(visitor.page.get_by_role("status").filter(has_text=words)).to_be_visible()
    visitor.page.get_by_role("button", name="Got it").click()
    expect(visitor.page.get_by_text(words)).to_have_count(0)


def test_a_profile_shows_what_was_played(visit: Visit, games: Finished) -> None:
    page = visit(f"/people/{games.person}").page
    expect(page.get_by_role("heading", level=1)).to_have_text(games.name)
    standings = page.get_by_role("table", name="Results by game and number of players")
    rows = standings.locator("tbody tr")
    expect(rows).to_have_count(3)
    two = page.get_by_role("button", name="ODIN 2 players")
    expect(rows.filter(has=two).locator("td.number").nth(1)).to_have_text(str(RATED_GAMES))
    two.click()

    plots = page.get_by_role("region", name="ODIN with 2 players: latest games")
    expect(plots.get_by_role("img", name=re.compile("^Over the latest 5 games the rating went from"))).to_be_visible()
    expect(plots.locator("circle.dot")).to_have_count(RATED_GAMES)
    expect(plots.locator("rect")).to_have_count(RATED_GAMES)
    places = [int(words) for words in plots.locator("ol .count").all_inner_texts()]
    assert sum(places) == RATED_GAMES
    page.get_by_role("link", name=re.compile("^Replay of Odins Raben")).click()
    expect(page).to_have_url(re.compile(f"/replay/{games.ravens}$"))


def test_the_rankings(visit: Visit, games: Finished) -> None:
    page = visit("/leaderboard").page
    page.get_by_role("navigation", name="Players").get_by_role("link", name="2 players").click()
    row = page.get_by_role("table", name="Rankings of ODIN with 2 players").locator("tr").filter(has_text=games.name)
    expect(row).to_contain_text("Bot")
    expect(row.locator("td.number").nth(1)).to_have_text(str(RATED_GAMES))
    row.get_by_role("link", name=games.name).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(games.name)


def test_empty_rankings(visit: Visit) -> None:
    page = visit("/leaderboard/odin/6").page
    expect(page.get_by_role("heading", name="No names yet")).to_be_visible()


def test_settings_are_kept(visit: Visit) -> None:
    page = visit("/settings", color_scheme="light").page
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.get_by_role("radio", name="Dark").check(force=True)
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("switch", name="Hints").click()
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    page.get_by_role("radio", name="System").check(force=True)
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")


def test_sound_is_switched_off_with_one_tap(visit: Visit) -> None:
    page = visit("/", {"sound": True}, **PHONE).page
    page.get_by_role("button", name="Turn sound off").tap()
    page.reload()
    expect(page.get_by_role("button", name="Turn sound on")).to_be_visible()


def test_a_hand_is_sorted_as_one_likes(visit: Visit) -> None:
    page = visit("/settings").page
    page.get_by_role("radio", name="Sort by number").check(force=True)
    page.goto("/")
    play_now(page, "odin")
    by_number = [str(card.get_attribute("data-card")) for card in page.locator(ROW_OF_CARDS).all()]

    assert [card[1] for card in by_number] == sorted(card[1] for card in by_number)
    page.get_by_role("button", name="Sort by colour").click()
    by_colour = sorted(by_number, key=lambda card: ("ROYGBP".index(card[0]), card[1]))
    expect(page.locator(ROW_OF_CARDS).first).to_have_attribute("data-card", by_colour[0])
    assert [card.get_attribute("data-card") for card in page.locator(ROW_OF_CARDS).all()] == by_colour


def test_an_account_is_made_left_and_found_again(visit: Visit) -> None:
    visitor = visit("/me")
    visitor.allow("status of 401|status of 403|status of 409|status of 400")
    page = visitor.page
    expect(page.get_by_role("heading", level=1)).to_have_text("You have no name here yet")
    invite(page)
    guest = own_name(page)
    page.goto("/me")
    expect(page.get_by_text("Guest – known only to this browser")).to_be_visible()
    account = f"{guest}-{visitor.address.rpartition(':')[2]}"[:24]
    making = page.locator(".keep form")
    making.get_by_label("Name").fill(account)
    making.get_by_label("New password, at least 8 characters").fill("sleipnir has 8 legs")
    making.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {account}")).to_be_visible()

    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You have no name here yet")
    signing_in(page).get_by_label("Name").fill(account)
    signing_in(page).get_by_label("Password").fill("sleipnir has 4 legs")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("Wrong name or password.")
    signing_in(page).get_by_label("Password").fill("sleipnir has 8 legs")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_text(f"Signed in as {account}")).to_be_visible()
    page.goto("/lobby")
    expect(page.get_by_role("region", name="Your tables").get_by_role("link").first).to_be_visible()


def signing_in(page: Page) -> Locator:
    """The form for those who have an account."""
    return page.locator("form").filter(has=page.get_by_role("button", name="Sign in"))


def make_account(page: Page, name: str, password: str) -> None:
    invite(page)
    page.goto("/me")
    making = page.locator(".keep form")
    making.get_by_label("Name").fill(name)
    making.get_by_label("New password, at least 8 characters").fill(password)
    making.get_by_role("button", name="Create an account").click()


def test_sessions_end_and_a_password_is_asked_before_everything_is_deleted(visit: Visit) -> None:
    home, phone = visit("/"), visit("/me")
    home.allow("status of 400|status of 401")
    name, password = f"Una {home.address.rpartition(':')[2]}", "gungnir never misses"
    page = home.page
    make_account(page, name, "password")
    expect(page.get_by_role("alert")).to_have_text("That password is too easy to guess. Choose another.")
    page.locator(".keep form").get_by_label("New password, at least 8 characters").fill(password)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {name.lower()}")).to_be_visible()
    signing_in(phone.page).get_by_label("Name").fill(name)
    signing_in(phone.page).get_by_label("Password").fill(password)
    phone.page.get_by_role("button", name="Sign in").click()
    expect(phone.page.get_by_text(f"Signed in as {name.lower()}")).to_be_visible()

    page.get_by_text("Where you are signed in").click()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("^Sign out: Chrome on")).click()
    expect(page.get_by_role("button", name=re.compile("^Sign out: "))).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("You have no name here yet")

    page.get_by_text("Your data").click()
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Continue").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill("a wrong one")
    dialog.get_by_role("button", name="Yes, delete everything").click()
    expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
    dialog.get_by_label("Password").fill(password)
    dialog.get_by_role("button", name="Yes, delete everything").click()
    expect(page).to_have_url(re.compile(r":\d+/$"))
    page.goto("/me")
    expect(page.get_by_role("heading", level=1)).to_have_text("You have no name here yet")


def test_another_name_is_shown_everywhere(visit: Visit) -> None:
    page = visit("/").page
    invite(page)
    page.goto("/me")
    page.get_by_label("The name others see").fill("Ragnhild")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ragnhild")
    assert own_name(page) == "Ragnhild"


@pytest.mark.parametrize("path", ["/nothing", "/leaderboard/odin/9"])
def test_an_unknown_address_shows_the_not_found_page(visit: Visit, path: str) -> None:
    page = lost(visit, path)
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing but sky")
    page.get_by_role("link", name="Back to the home page").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Card games at Odin’s table")


@pytest.mark.parametrize("page_of", ["rules", "play", "learn", "leaderboard"])
def test_an_unknown_game_is_reported(visit: Visit, page_of: str) -> None:
    page = lost(visit, f"/{page_of}/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such game")
    expect(page.get_by_text("“chess”")).to_be_visible()
    expect(page).to_have_title("There is no such game · Allfather")


def lost(visit: Visit, path: str) -> Page:
    visitor = visit("/about")
    visitor.allow(NOT_FOUND)
    visitor.page.goto(path)
    return visitor.page


def test_an_unknown_address_is_answered_with_404(visit: Visit) -> None:
    answer = visit("/about").page.request.get("/nothing/here", headers={"accept": "text/html"})
    assert answer.status == 404
    assert '<div id="page">' in answer.text()


@pytest.mark.parametrize("path", ["/t/AAAAAA", "/t/nosuchtable1", "/replay/AAAAAA", "/replay/nosuchtable1"])
def test_an_unknown_table(visit: Visit, path: str) -> None:
    page = lost(visit, path)
    expect(page.get_by_text("There is no such table.").first).to_be_visible()
