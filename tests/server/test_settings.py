"""Settings come from four sources, in order, and invalid ones are refused."""

from __future__ import annotations

import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from allfather.cli import main
from allfather.server.metrics import Metrics
from allfather.server.settings import OTHER_VARIABLES, PREFIX, SETTINGS, Settings, SettingsError, read_settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.toml"


def test_defaults() -> None:
    assert read_settings(environ={}) == Settings()
    assert Settings().port == 8000
    assert Settings().thinkers >= 1


def test_the_command_line_overrides_variables_which_override_the_file(file: Path) -> None:
    file.write_text("host = 'file'\nport = 1\nchat = false\nmessage_rate = 5")
    environ = {"ALLFATHER_HOST": "variable", "ALLFATHER_PORT": "2", "PORT": "9"}
    settings = read_settings(file, environ, {"host": "given", "port": None})

    assert (settings.host, settings.port, settings.chat, settings.message_rate) == ("given", 2, False, 5.0)


def test_a_variable_names_the_file_unless_the_command_line_does(file: Path, tmp_path: Path) -> None:
    file.write_text("port = 1")
    other = tmp_path / "other.toml"
    other.write_text("port = 2")
    environ = {"ALLFATHER_SETTINGS": str(file), "ALLFATHER_CACHE": "/tmp/x"}

    assert read_settings(environ=environ).port == 1
    assert read_settings(other, environ).port == 2


VALUES: dict[str, tuple[str, Any]] = {
    "host": ("::", "::"),
    "port": ("0", 0),
    "data": ("/srv/a", Path("/srv/a")),
    "database": ("postgresql://a:b@c/d", "postgresql://a:b@c/d"),
    "public_url": ("https://play.example:8443", "https://play.example:8443"),
    "origins": ("https://a.example, http://[::1]:3000", ("https://a.example", "http://[::1]:3000")),
    "proxies": ("127.0.0.1,10.0.0.0/8,::1", ("127.0.0.1", "10.0.0.0/8", "::1")),
    "thinkers": ("3", 3),
    "local_play": ("false", False),
    "chat": ("false", False),
    "webhooks": ("off", "off"),
    "message_rate": ("0.5", 0.5),
    "message_burst": ("1", 1),
    "request_rate": ("7", 7.0),
    "request_burst": ("8", 8),
    "connections": ("50", 50),
    "connections_per_address": ("20", 20),
    "sockets_per_address": ("9", 9),
    "guest_rate": ("1.5", 1.5),
    "guest_burst": ("11", 11),
    "table_rate": ("2.5", 2.5),
    "table_burst": ("12", 12),
    "tables_per_person": ("10", 10),
    "listed_per_person": ("2", 2),
    "bot_rate": ("11", 11.0),
    "bot_burst": ("12", 12),
    "open_days": ("0", 0),
    "abandon_days": ("11", 11),
    "keep_days": ("12", 12),
    "chat_days": ("13", 13),
    "guest_days": ("14", 14),
    "log_format": ("json", "json"),
    "log_level": ("debug", "debug"),
    "log_addresses": ("true", True),
    "secure_cookie": ("true", True),
}


def test_every_setting_can_be_a_variable() -> None:
    assert list(VALUES) == list(SETTINGS)
    settings = read_settings(environ={PREFIX + name.upper(): text for name, (text, _) in VALUES.items()})

    assert settings == Settings(**{name: value for name, (_, value) in VALUES.items()})


def test_every_setting_can_be_in_a_file(file: Path) -> None:
    texts = []
    for name, (text, value) in VALUES.items():
        listed = f"[{', '.join(map(repr, value))}]" if isinstance(value, tuple) else text
        texts.append(f"{name} = {listed if isinstance(value, bool | int | float | tuple) else repr(text)}")
    file.write_text("\n".join(texts))

    assert read_settings(file, {}) == Settings(**{name: value for name, (_, value) in VALUES.items()})


def test_an_empty_variable_is_not_set() -> None:
    assert read_settings(environ={"ALLFATHER_PORT": "", "ALLFATHER_DATABASE": ""}) == Settings()


WRONG = [
    ("port", "eight"),
    ("port", "-1"),
    ("port", "65536"),
    ("database", "mysql://a"),
    ("public_url", "play.example"),
    ("public_url", "https://play.example/"),
    ("public_url", "https://Play.example"),
    ("public_url", "https://a@play.example"),
    ("origins", "https://a.example,*"),
    ("proxies", "127.0.0.1, near"),
    ("proxies", "10.0.0.1/8"),
    ("thinkers", "0"),
    ("chat", "perhaps"),
    ("webhooks", "private"),
    ("message_rate", "0"),
    ("message_rate", "nan"),
    ("message_rate", "inf"),
    ("message_burst", "1.5"),
    ("log_format", "xml"),
    ("log_level", "INFO"),
    ("prot", "8000"),
]


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_an_invalid_value_is_reported_with_its_name_and_source(name: str, text: str) -> None:
    variable = f"ALLFATHER_{name.upper()}"
    with pytest.raises(SettingsError, match=rf"variable {variable}: .*\b{name}\b"):
        read_settings(environ={variable: text})
    with pytest.raises(SettingsError, match=rf"the command line: .*\b{name}\b"):
        read_settings(environ={}, given={name: text})


@pytest.mark.parametrize(
    "line", ["port = '8000'", "port = true", "chat = 1", "data = 3", "origins = 'https://a.example'", "[port]", "x = 1"]
)
def test_invalid_lines_in_a_file_are_refused(file: Path, line: str) -> None:
    file.write_text(line)

    with pytest.raises(SettingsError, match=re.escape(str(file))):
        read_settings(file, {})


def test_a_file_that_cannot_be_read(file: Path) -> None:
    with pytest.raises(SettingsError, match=r"settings\.toml: No such file"):
        read_settings(file, {})
    file.write_text("port = = 1")
    with pytest.raises(SettingsError, match=r"settings\.toml is not TOML: .*line 1"):
        read_settings(file, {})
    file.write_bytes(b"host = '\xff'")
    with pytest.raises(SettingsError, match="is not TOML"):
        read_settings(file, {})


def test_the_password_of_the_database_is_not_shown() -> None:
    assert "sleipnir" not in repr(Settings(database="postgresql://odin:sleipnir@db/allfather"))
    with pytest.raises(SettingsError) as wrong:
        read_settings(environ={"ALLFATHER_DATABASE": "mysql://odin:sleipnir@db"})
    assert "sleipnir" not in str(wrong.value)


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/odin")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Settings().data == Path("/home/odin/.local/share/allfather")
    assert read_settings(environ={"ALLFATHER_DATA": "~/a"}).data == Path("/home/odin/a")
    monkeypatch.setenv("XDG_DATA_HOME", "/srv")
    assert Settings().data == Path("/srv/allfather")
    assert Settings().sqlite == Path("/srv/allfather/allfather.sqlite")


@pytest.mark.parametrize(
    ("given", "port", "url"),
    [
        ({}, None, "http://127.0.0.1:8000"),
        ({"port": 0}, 4711, "http://127.0.0.1:4711"),
        ({"host": "::1"}, None, "http://[::1]:8000"),
        ({"host": "0.0.0.0", "public_url": "https://play.example"}, 4711, "https://play.example"),
    ],
)
def test_the_address_for_players(given: dict[str, Any], port: int | None, url: str) -> None:
    assert Settings(**given).url(port) == url


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_on_all_networks_has_the_address_of_the_machine(host: str) -> None:
    found = Settings(host=host).url()

    assert re.fullmatch(r"http://\d+\.\d+\.\d+\.\d+:8000", found)
    assert "0.0.0.0" not in found


@pytest.mark.parametrize(
    ("given", "secure"),
    [
        ({}, False),
        ({"public_url": "https://play.example"}, True),
        ({"public_url": "http://play.example"}, False),
        ({"public_url": "https://play.example", "secure_cookie": False}, False),
        ({"secure_cookie": True}, True),
    ],
)
def test_cookies_are_secure_if_players_use_https(given: dict[str, Any], secure: bool) -> None:
    assert Settings(**given).has_secure_cookie is secure


def rows(heading: str) -> list[list[str]]:
    found = re.search(r"(?:^\|.*\n)+", PAGE.split(f"## {heading}\n")[1], re.MULTILINE)
    assert found is not None
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[0].splitlines()[2:]]


def default_text(value: Any) -> str:
    words = {"": "empty", "None": "unset", "()": "`[]`", "True": "`true`", "False": "`false`"}
    return words.get(str(value), f"`{value}`")


def test_the_page_lists_every_setting() -> None:
    listed = rows("Settings")

    assert [row[0] for row in listed] == [f"`{name}`" for name in SETTINGS]
    for (_, default, text), setting in zip(listed, fields(Settings), strict=True):
        assert text == setting.metadata["help"]
        if setting.default is not MISSING:
            assert default == default_text(setting.default)


def test_the_page_lists_every_metric() -> None:
    listed = {name for row in rows("Monitoring") for name in re.findall(r"`(allfather_\w+)`", row[0])}
    text = Metrics().render()[0].decode()

    assert listed == {name.removesuffix("_total") for name in re.findall(r"# HELP (allfather_\w+)", text)}


def test_the_example_in_the_page_is_valid(file: Path) -> None:
    [example] = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    file.write_text(example)

    assert read_settings(file, {}).has_secure_cookie


def test_flags_and_variables_in_the_page_and_the_examples_exist() -> None:
    examples = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples" / "hosting").iterdir())]
    assert len(examples) == 2
    flags = CliRunner().invoke(main, ["serve", "--help"]).stdout
    for text in (PAGE, *examples):
        for command in re.findall(r"allfather serve(.*)", text):
            assert all(flag in flags for flag in re.findall(r"--[a-z-]+", command)), command
        for variable in re.findall(r"ALLFATHER_[A-Z_]+", text):
            assert variable in OTHER_VARIABLES or variable.removeprefix(PREFIX).lower() in SETTINGS, variable
