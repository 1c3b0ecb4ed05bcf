"""What a screen reader says of one hand of ODIN and one stage of Odins Raben, played by keyboard.

``make spoken`` rewrites the files in ``tests/page/spoken``; read the diff as somebody who does not see the table.
A line with a key is what was pressed, *on* names what has the focus then, and all other lines are announced.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.helpers.page.browser import Visitor, open_browser
from tests.helpers.page.finished_games import apart
from tests.helpers.page.kept_games import kept, new_game, open_kept
from tests.helpers.page.players import MOST_ACTIONS, OdinPlayer, RavensPlayer, answered
from tests.helpers.server.subprocesses import Served

FOLDER = Path(__file__).parents[2] / "page" / "spoken"
PLAYERS: dict[str, Callable[..., Any]] = {"odin": OdinPlayer, "ravens": RavensPlayer}
SEATS = {"odin": 3, "ravens": 2}
SEED = 7
LISTEN = """() => {
  window.spoken = []
  crypto.getRandomValues = (array) => array.fill(typeof array[0] === 'bigint' ? 5n : 5) // bots are the same each time
  const LIVE = '[aria-live=polite], [role=log], [role=status], [role=alert]'
  const words = (node) => {
    if (node.nodeType === 3) return node.data.replace(/\\s+/g, ' ').trim()
    if (node.nodeType !== 1 || node.matches('[aria-hidden=true]')) return ''
    return [...node.childNodes].map(words).filter(Boolean).join(' ')
  }
  const isSaid = (node) => {
    const near = node.nodeType === 1 ? node : node.parentElement
    return near?.closest(LIVE) && !near.closest('[aria-hidden=true]')
  }
  const nameOf = (element) => element.getAttribute('aria-label') ?? words(element)
  new MutationObserver((records) => {
    const said = new Set() // what is new in a live region, once
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData' && isSaid(target)) said.add(target)
      for (const node of addedNodes) {
        if (isSaid(node)) said.add(node)
        else if (node.nodeType === 1) node.querySelectorAll(LIVE).forEach((region) => said.add(region))
      }
    }
    const isPart = (node) => [...said].some((other) => other !== node && other.contains(node))
    const all = [...said].filter((node) => node.isConnected && !isPart(node))
    for (const text of all.map(words).filter(Boolean)) window.spoken.push(`    ${text}`)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  addEventListener('keydown', ({ key }) => window.spoken.push(`[${key}]`), true)
  addEventListener('focusin', ({ target }) => {
    if (target.matches('button, [role=option]')) window.spoken.push(`  on: ${nameOf(target)}`)
  }, true)
}"""
SETTLED = """async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  return window.spoken.splice(0)
}"""


class Listener:
    """Writes down what is said on a page."""

    def __init__(self, page: Page) -> None:
        self.page, self.lines = page, list[str]()

    def listen(self) -> None:
        """Add what was said since the last time."""
        self.lines += self.page.evaluate(SETTLED)

    def describe(self, what: str) -> None:
        """Have the table described."""
        self.listen()
        self.lines.append(f"\n# {what}\n")
        self.page.keyboard.press("t")
        described = self.page.get_by_role("dialog").get_by_role("listitem")
        expect(described.first).to_be_visible()
        self.listen()
        self.lines += [f"    {line}" for line in described.all_inner_texts()]
        self.page.keyboard.press("Escape")
        expect(described).to_have_count(0)
        self.listen()


def walk(page: Page, name: str) -> str:
    """Play one hand or stage; return everything that was said."""
    page.add_init_script(f"({LISTEN})()")
    open_kept(page, kept(new_game(name, SEATS[name], seed=SEED)))
    listener, player = Listener(page), PLAYERS[name](page, "keyboard")
    end = page.get_by_role("button", name=re.compile("^(Go on|See the result)$"))
    expect(player.your_turn.or_(end).first).to_be_visible()
    listener.listen()
    listener.describe("The table at the start")
    listener.lines.append("\n# Play\n")
    for _ in range(MOST_ACTIONS):
        expect(player.your_turn.or_(end).first).to_be_visible()
        listener.listen()
        if end.count():
            break
        with answered(page):
            player.act()
    listener.describe("The table at the end")
    return "\n".join(listener.lines).strip() + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="allfather-") as folder, open_browser() as browser:
        served = Served(Path(folder) / "data", local_play=True)
        address = apart(served.start())
        for name in PLAYERS:
            visitor = Visitor(browser, address, {"solo": True})
            (FOLDER / f"{name}.txt").write_text(walk(visitor.page, name), encoding="utf-8")
            visitor.context.close()
        apart(served.close())


if __name__ == "__main__":
    main()
