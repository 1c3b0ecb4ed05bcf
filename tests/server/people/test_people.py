"""Guests, accounts, tokens and bans."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata

import pytest
from argon2 import PasswordHasher

from allfather.server.errors import Refused
from allfather.server.people import people
from allfather.server.people.browsers import browser_label
from allfather.server.people.people import (
    CACHE_TIME,
    DAY,
    LIFETIME,
    MAX_BOT_TOKENS,
    People,
    checked_name,
    known_language,
)
from allfather.server.repositories.people import Person
from allfather.server.store.store import Store, statement
from tests.helpers.server.finished_tables import AT

pytestmark = pytest.mark.anyio


class Clock:
    """The time of the server."""

    def __init__(self) -> None:
        self.now = AT

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(people, "now", clock)
    return clock


@pytest.fixture
def crowd(store: Store) -> People:
    return cheap_people(store)


def cheap_people(store: Store) -> People:
    found = People(store)
    found.passwords.hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return found


# Guests and tokens.


async def test_a_guest_is_known_by_the_token_alone(crowd: People) -> None:
    person, token = await crowd.guest("  Ann ", "de-AT")
    program, key = await crowd.guest("Deep Mead", None, kind="bot")

    assert (person.name, person.language, person.account, person.kind) == ("Ann", "de", None, "person")
    assert (program.language, program.kind) == ("en", "bot")
    assert [await crowd.by_token(one) for one in (token, key, token[:-1])] == [person, program, None]
    assert [await crowd.by_id(one) for one in (person.id, program.id, "nobody")] == [person, program, None]
    stored = await crowd.store.rows("SELECT hash, kind FROM tokens")
    assert {kind for _, kind in stored} == {"cookie", "bot"}
    assert not {token, key} & {kept for kept, _ in stored}


async def test_a_guest_without_a_name_gets_one(crowd: People) -> None:
    person, _ = await crowd.guest(None, None)

    assert person.name.startswith("Wanderer ")
    assert checked_name(person.name) == person.name


async def test_a_token_is_valid_as_long_as_it_is_used(crowd: People, clock: Clock) -> None:
    _, token = await crowd.guest(None, None)
    for _ in range(3):
        clock.now += LIFETIME - 1
        assert await crowd.by_token(token) is not None

    clock.now += LIFETIME
    assert await crowd.by_token(token) is None


async def test_a_token_is_renewed_at_most_once_a_day(crowd: People, clock: Clock) -> None:
    _, token = await crowd.guest(None, None)
    seen = []
    for pause in (DAY - 1, CACHE_TIME, CACHE_TIME, DAY + 1):
        clock.now += pause
        await crowd.by_token(token)
        sql = "SELECT people.seen, tokens.seen, expires FROM people JOIN tokens ON person = people.id"
        seen += await crowd.store.rows(sql)

    second = AT + DAY - 1 + CACHE_TIME
    assert seen == [(at, at, at + LIFETIME) for at in (AT, second, second, second + CACHE_TIME + DAY + 1)]


async def test_tokens_are_cached_for_a_while_but_not_too_many(
    crowd: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MAX_CACHED", 2)
    tokens = [(await crowd.guest(f"Guest {number}", None))[1] for number in range(3)]
    for token in tokens:
        await crowd.by_token(token)
    await crowd.store.write(statement("UPDATE people SET name = 'Renamed'"))

    async def names() -> list[str]:
        return [person.name for token in reversed(tokens) if (person := await crowd.by_token(token))]

    assert await names() == ["Guest 2", "Guest 1", "Renamed"]
    clock.now += CACHE_TIME
    assert await names() == ["Renamed"] * 3


async def test_a_change_is_seen_at_once(crowd: People) -> None:
    person, token = await crowd.guest("Ann", "fr")
    await crowd.by_token(token)

    renamed = await crowd.change(person, name="Bea")
    assert await crowd.by_token(token) == renamed == Person(person.id, "Bea", "fr")
    moved = await crowd.change(renamed, language="it")
    assert await crowd.by_token(token) == moved == Person(person.id, "Bea", "it")
    with pytest.raises(Refused, match="Sign in"):
        await crowd.change(Person("nobody", "Eve", "en"), name="Eva")


@pytest.mark.parametrize("name", ["Ann", "Þórr Ægisson", "李", "A" * 24, "♠ ace", "Zoë"])
def test_valid_names(name: str) -> None:
    assert checked_name(f" {unicodedata.normalize('NFD', name)}\n") == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "name",
    ["", " ", "A" * 25, "a\nb", "a\0b", "a\u202eb", "\u2066a", "a\u200bb", "\u3164", "\u0301", "\ufe0f", "\ud800"],
)
def test_invalid_names(name: str) -> None:
    with pytest.raises(Refused, match="1 to 24 characters") as refused:
        checked_name(name)
    assert refused.value.code == "bad-request"


def test_languages() -> None:
    assert [known_language(text) for text in ("de", "NL-be", "pt", "item", "", None)] == ["de", "nl", *["en"] * 4]


# Accounts.


async def test_an_account_keeps_the_guest(crowd: People) -> None:
    guest, token = await crowd.guest("Ann", "nl")
    await crowd.by_token(token)
    account, new = await crowd.sign_up(guest, "Änne ", "mead-horn-1")

    assert account == Person(guest.id, "Änne", "nl", "änne") == await crowd.by_token(new)
    assert await crowd.by_token(token) is None
    renamed = await crowd.change(account, name="Bea")
    found, other = await crowd.sign_in(unicodedata.normalize("NFD", "ÄNNE"), "mead-horn-1")
    assert found == renamed == await crowd.by_token(other)
    assert "mead-horn-1" not in str(await crowd.store.rows("SELECT * FROM people"))
    await crowd.sign_out(other)
    assert [await crowd.by_token(one) for one in (other, new)] == [None, renamed]


async def test_an_account_is_created_once_and_its_name_is_unique(crowd: People) -> None:
    ann, bea = [(await crowd.guest(name, None))[0] for name in ("Ann", "Bea")]
    account, _ = await crowd.sign_up(ann, "Straße", "mead-horn-1")

    for person, name, code in (
        (bea, "STRASSE", "name-taken"),
        (account, "Other", "has-account"),
        (Person("nobody", "Eve", "en"), "Eve", "not-signed-in"),
    ):
        with pytest.raises(Refused) as refused:
            await crowd.sign_up(person, name, "mead-horn-2")
        assert refused.value.code == code
    assert await crowd.by_id(bea.id) == bea


async def test_of_several_simultaneous_sign_ups_one_gets_the_name(crowd: People) -> None:
    guests = [(await crowd.guest(None, None))[0] for _ in range(4)]
    answers = await asyncio.gather(
        *(crowd.sign_up(guest, "Ann", "mead-horn-1") for guest in guests), return_exceptions=True
    )

    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["name-taken"] * 3
    assert len(await crowd.store.rows("SELECT id FROM people WHERE account = 'ann'")) == 1


async def test_wrong_names_and_wrong_passwords_get_the_same_refusal(crowd: People) -> None:
    person, _ = await crowd.guest("Ann", None)
    await crowd.sign_up(person, "Ann", "mead-horn-1")

    for name, password in (("ann", "mead-horn-2"), ("bea", "mead-horn-1"), ("", ""), ("ann\0", "mead-horn-1")):
        with pytest.raises(Refused, match=r"^Name or password is wrong\.$") as refused:
            await crowd.sign_in(name, password)
        assert refused.value.code == "wrong-password"
    assert len(await crowd.store.rows("SELECT hash FROM tokens")) == 1


@pytest.mark.parametrize("keep", [False, True])
async def test_a_new_password_signs_out_everything_or_everything_but_programs(crowd: People, keep: bool) -> None:
    guest, _ = await crowd.guest("Ann", None)
    person, token = await crowd.sign_up(guest, "Ann", "mead-horn-1")
    bot = await crowd.new_bot_token(person, "")
    await crowd.by_token(token)

    with pytest.raises(Refused, match="wrong"):
        await crowd.change_password(person, "mead-horn-2", "mead-horn-3")
    assert await crowd.by_token(token) == person
    new = await crowd.change_password(person, "mead-horn-1", "mead-horn-3", keep_bots=keep)
    kept = person if keep else None
    assert [await crowd.by_token(one) for one in (token, new, bot)] == [None, person, kept]
    assert (await crowd.sign_in("Ann", "mead-horn-3"))[0] == person


async def test_guests_have_no_password_to_change(crowd: People) -> None:
    guest, _ = await crowd.guest("Ann", None)

    with pytest.raises(Refused, match="wrong"):
        await crowd.change_password(guest, "mead-horn-1", "mead-horn-1")


async def test_nobody_carries_the_name_of_somebody_elses_account(crowd: People) -> None:
    (guest, _), (bea, _) = [await crowd.guest(name, None) for name in ("Ann", "Bea")]
    ann, _ = await crowd.sign_up(guest, "Änne", "mead-horn-1")
    (other, _) = await crowd.sign_up(bea, "Bea", "mead-horn-1")

    for name in ("änne", "ÄNNE ", unicodedata.normalize("NFD", "Änne")):
        for attempt in (crowd.guest(name, None), crowd.guest(name, None, "bot"), crowd.change(other, name=name)):
            with pytest.raises(Refused) as refused:
                await attempt
            assert refused.value.code == "name-taken"
    renamed = await crowd.change(ann, name="Queen Anne")
    assert (await crowd.change(renamed, name="ÄNNE")).name == "ÄNNE"


async def test_a_nameless_guest_gets_a_free_name(crowd: People, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = iter([7, 7, 8])
    guest, _ = await crowd.guest("Ann", None)
    await crowd.sign_up(guest, "wanderer 1007", "mead-horn-1")
    monkeypatch.setattr(secrets, "randbelow", lambda _: next(numbers))

    assert (await crowd.guest(None, None))[0].name == "Wanderer 1008"


async def test_common_passwords_are_refused(crowd: People) -> None:
    guest, _ = await crowd.guest("Ann", None)
    for password in ("password", "astrid-99", "12345678"):
        with pytest.raises(Refused) as refused:
            await crowd.sign_up(guest, "Astrid", password)
        assert refused.value.code == "common-password"
    person, _ = await crowd.sign_up(guest, "Astrid", "mead-horn-1")
    with pytest.raises(Refused, match="easy to guess"):
        await crowd.change_password(person, "mead-horn-1", "Astrid12")


# Sessions.


async def test_sessions_are_listed_and_ended(crowd: People, clock: Clock) -> None:
    guest, _ = await crowd.guest("Ann", None)
    person, home = await crowd.sign_up(guest, "Ann", "mead-horn-1", "Firefox on Linux")
    clock.now += 1
    _, phone = await crowd.sign_in("Ann", "mead-horn-1", "Safari on iPhone")
    bot = await crowd.new_bot_token(person, "bot")

    listed = await crowd.sessions(person, home)
    assert [(one.label, one.created, one.here) for one in listed] == [
        ("Safari on iPhone", AT + 1, False),
        ("Firefox on Linux", AT, True),
    ]
    clock.now += DAY + 1
    await crowd.by_token(home)
    assert [(one.label, one.seen) for one in await crowd.sessions(person, home)] == [
        ("Firefox on Linux", clock.now),
        ("Safari on iPhone", AT + 1),
    ]
    other, _ = await crowd.guest("Bea", None)
    with pytest.raises(Refused, match="nothing here"):
        await crowd.end_session(other, listed[0].id)
    await crowd.end_session(person, listed[0].id)
    assert [await crowd.by_token(one) for one in (home, phone, bot)] == [person, None, person]
    _, tablet = await crowd.sign_in("Ann", "mead-horn-1")
    await crowd.end_other_sessions(person, tablet)
    assert [await crowd.by_token(one) for one in (home, tablet, bot)] == [None, person, person]


async def test_signing_in_replaces_the_cookie(crowd: People) -> None:
    guest, _ = await crowd.guest("Ann", None)
    person, home = await crowd.sign_up(guest, "Ann", "mead-horn-1")
    _, visitor = await crowd.guest("Bea", None)
    bot = await crowd.new_bot_token(person, "bot")
    revoked = list[str]()
    crowd.on_revoked = revoked.append

    for old in (home, visitor, bot, "none"):
        await crowd.sign_in("Ann", "mead-horn-1", instead_of=old)
    assert [await crowd.by_token(one) for one in (home, visitor, bot)] == [None, None, person]
    await crowd.end_other_sessions(person, "")
    assert revoked == [person.id]


@pytest.mark.parametrize(
    ("agent", "label"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0"
            " Safari/537.36 Edg/140.0.0.0",
            "Edge on Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile"
            " Safari/537.36",
            "Chrome on Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            " Version/18.0 Mobile/15E148 Safari/604.1",
            "Safari on iPhone",
        ),
        ("curl/8.0", ""),
        ("Linux", "Linux"),
    ],
)
def test_browsers_in_words(agent: str, label: str) -> None:
    assert browser_label(agent) == label


# Tokens for programs.


async def test_a_bot_token_works_until_it_is_revoked(crowd: People) -> None:
    (ann, cookie), (bea, _) = [await crowd.guest(name, None) for name in ("Ann", "Bea")]
    token = await crowd.new_bot_token(ann, "my bot")
    [told] = await crowd.bot_tokens(ann)

    assert (told.label, len(told.id), await crowd.by_token(token)) == ("my bot", 8, ann)
    for person, token_id in ((bea, told.id), (ann, "00000000")):
        with pytest.raises(Refused, match="nothing here"):
            await crowd.revoke(person, token_id)
    await crowd.revoke(ann, told.id)
    assert [await crowd.by_token(one) for one in (token, cookie)] == [None, ann]
    assert await crowd.bot_tokens(ann) == []


async def test_a_program_has_only_its_own_token(crowd: People) -> None:
    program, token = await crowd.guest("Hugin", None, "bot")

    assert await crowd.owner(token) == program
    with pytest.raises(Refused) as refused:
        await crowd.new_bot_token(program, "")
    assert refused.value.code == "not-allowed-here"


async def test_the_number_of_bot_tokens_is_limited(crowd: People) -> None:
    person, _ = await crowd.guest("Ann", None)
    for _ in range(MAX_BOT_TOKENS):
        await crowd.new_bot_token(person, "")

    with pytest.raises(Refused, match="at most 20"):
        await crowd.new_bot_token(person, "")
    with pytest.raises(Refused, match="all of them visible"):
        await crowd.new_bot_token((await crowd.guest("Bea", None))[0], "\u202e")


# Bans.


async def test_a_banned_person_is_told_why(crowd: People, clock: Clock) -> None:
    person, token = await crowd.guest("Ann", None)
    await crowd.by_token(token)
    await crowd.ban("person", person.id, "Rude.", AT + DAY)

    with pytest.raises(Refused) as refused:
        await crowd.by_token(token)
    assert (refused.value.code, refused.value.values) == ("banned", {"reason": "Rude.", "expires": AT + DAY})
    clock.now = AT + DAY
    assert await crowd.by_token(token) == person
    await crowd.ban("person", person.id, "Rude again.")
    with pytest.raises(Refused) as refused:
        await crowd.by_token(token)
    assert refused.value.values == {"reason": "Rude again.", "expires": None}
    await crowd.unban("person", person.id)
    assert await crowd.by_token(token) == person
    with pytest.raises(Refused, match="no such ban"):
        await crowd.unban("person", person.id)


async def test_addresses_and_networks_are_banned(crowd: People, clock: Clock) -> None:
    assert not await crowd.is_banned("192.0.2.7")
    await crowd.ban("address", "192.0.2.7", "Flood.", AT + DAY)
    await crowd.ban("address", "2001:DB8::1/64", "Flood.")

    given = ("192.0.2.7", "::ffff:192.0.2.7", "192.0.2.8", "2001:db8::ffff", "2001:db8:0:1::", "", "testclient")
    assert [await crowd.is_banned(one) for one in given] == [True, True, False, True, False, False, False]
    clock.now = AT + DAY
    assert not await crowd.is_banned("192.0.2.7")
    await crowd.unban("address", "2001:db8::/64")
    assert not await crowd.is_banned("2001:db8::ffff")
    with pytest.raises(Refused, match="'here' is not an address"):
        await crowd.ban("address", "here", "")
