"""Guests, accounts, tokens and bans."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
from argon2 import PasswordHasher

from allfather.server.errors import Refused
from allfather.server.people import people
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
from tests.helpers.played import AT

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
        seen += await crowd.store.rows("SELECT seen, expires FROM people JOIN tokens ON person = people.id")

    second = AT + DAY - 1 + CACHE_TIME
    assert seen == [(at, at + LIFETIME) for at in (AT, second, second, second + CACHE_TIME + DAY + 1)]


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
    account = await crowd.sign_up(guest, "Änne ", "password-1")

    assert account == Person(guest.id, "Änne", "nl", "änne") == await crowd.by_token(token)
    renamed = await crowd.change(account, name="Bea")
    found, other = await crowd.sign_in(unicodedata.normalize("NFD", "ÄNNE"), "password-1")
    assert found == renamed == await crowd.by_token(other)
    assert "password-1" not in str(await crowd.store.rows("SELECT * FROM people"))
    await crowd.sign_out(other)
    assert [await crowd.by_token(one) for one in (other, token)] == [None, renamed]


async def test_an_account_is_created_once_and_its_name_is_unique(crowd: People) -> None:
    ann, bea = [(await crowd.guest(name, None))[0] for name in ("Ann", "Bea")]
    account = await crowd.sign_up(ann, "Straße", "password-1")

    for person, name, code in (
        (bea, "STRASSE", "name-taken"),
        (account, "Other", "has-account"),
        (Person("nobody", "Eve", "en"), "Eve", "not-signed-in"),
    ):
        with pytest.raises(Refused) as refused:
            await crowd.sign_up(person, name, "password-2")
        assert refused.value.code == code
    assert await crowd.by_id(bea.id) == bea


async def test_of_several_simultaneous_sign_ups_one_gets_the_name(crowd: People) -> None:
    guests = [(await crowd.guest(None, None))[0] for _ in range(4)]
    answers = await asyncio.gather(
        *(crowd.sign_up(guest, "Ann", "password-1") for guest in guests), return_exceptions=True
    )

    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["name-taken"] * 3
    assert len(await crowd.store.rows("SELECT id FROM people WHERE account = 'ann'")) == 1


async def test_wrong_names_and_wrong_passwords_get_the_same_refusal(crowd: People) -> None:
    person, _ = await crowd.guest("Ann", None)
    await crowd.sign_up(person, "Ann", "password-1")

    for name, password in (("ann", "password-2"), ("bea", "password-1"), ("", ""), ("ann\0", "password-1")):
        with pytest.raises(Refused, match=r"^Name or password is wrong\.$") as refused:
            await crowd.sign_in(name, password)
        assert refused.value.code == "wrong-password"
    assert len(await crowd.store.rows("SELECT hash FROM tokens")) == 1


async def test_a_new_password_signs_out_everything_but_programs(crowd: People) -> None:
    guest, token = await crowd.guest("Ann", None)
    person = await crowd.sign_up(guest, "Ann", "password-1")
    bot = await crowd.new_bot_token(person, "")
    await crowd.by_token(token)

    with pytest.raises(Refused, match="wrong"):
        await crowd.change_password(person, "password-2", "password-3")
    assert await crowd.by_token(token) == person
    new = await crowd.change_password(person, "password-1", "password-3")
    assert [await crowd.by_token(one) for one in (token, new, bot)] == [None, person, person]
    assert (await crowd.sign_in("Ann", "password-3"))[0] == person


async def test_guests_have_no_password_to_change(crowd: People) -> None:
    guest, _ = await crowd.guest("Ann", None)

    with pytest.raises(Refused, match="wrong"):
        await crowd.change_password(guest, "password-1", "password-1")


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
    with pytest.raises(Refused, match="nothing here"):
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
