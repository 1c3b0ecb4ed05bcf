"""Whether a table fits a screen: nothing to scroll, nothing outside or covered, nothing too small for a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SCREENS: dict[str, tuple[int, int]] = {
    "smallest phone": (320, 568),
    "smallest phone, flat": (568, 320),
    "small phone": (375, 667),
    "phone": (390, 844),
    "phone, flat": (844, 390),
    "desk at 200 %": (720, 450),
    "tablet": (820, 1180),
    "laptop": (1280, 720),
    "desk": (1440, 900),
    "large desk": (2560, 1440),
}
FAULTS = """() => {
  const found = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth} px wide`)
  if (root.scrollHeight > innerHeight) found.push(`${root.scrollHeight} px high`)
  const main = document.querySelector('.main')
  if (main.scrollHeight > main.clientHeight) found.push(`the table is ${main.scrollHeight} px high`)
  for (const control of main.querySelectorAll('button, a, [role=option]')) {
    const box = control.getBoundingClientRect()
    if (!box.width || !control.checkVisibility()) continue
    const what = control.innerText || control.getAttribute('aria-label') || control.className
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${what} is outside`)
    else if (!control.contains(document.elementFromPoint(x, y))) found.push(`${what} is covered`)
    if (Math.min(box.width, box.height) < 43.5) found.push(`${what} is ${box.width} x ${box.height}`)
    if (!control.matches('[role=option]') && control.scrollWidth > control.clientWidth + 1) found.push(`${what} is cut`)
  }
  return found
}"""


def faults(page: Page) -> list[Any]:
    """What is wrong with the table at the present size of the screen."""
    found: list[Any] = page.evaluate(FAULTS)
    return found


def expect_to_fit(page: Page, screens: dict[str, tuple[int, int]] = SCREENS) -> None:
    """Check every size of screen in both themes."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        for name, (width, height) in screens.items():
            page.set_viewport_size({"width": width, "height": height})
            found = faults(page)
            assert found == [], f"{name}, {theme}: {found}"
