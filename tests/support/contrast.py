"""The contrast of texts whose ground axe cannot tell, such as texts over a drawing, measured in pictures.

The scripts read these texts from `undecided`, a list of axe's results that the page must have.
"""

from __future__ import annotations

import base64
from typing import Any

from playwright.sync_api import FloatRect, Page
from tests.support.browser_users import Person

MARK = """() => (
  document.querySelectorAll('[data-undecided]').forEach(one => delete one.dataset.undecided), undecided
).map(({ element }, number) => {
  element.dataset.undecided = number
  const style = getComputedStyle(element)
  let opacity = 1
  for (let up = element; up; up = up.parentElement) opacity *= getComputedStyle(up).opacity
  const { left, top, width, height } = element.getBoundingClientRect()
  const size = parseFloat(style.fontSize)
  const isDrawn = element instanceof SVGElement
  return {
    what: element.outerHTML.slice(0, 120),
    colour: isDrawn ? style.fill : style.color,
    opacity,
    // The font size of a text in a drawing is in the units of the drawing.
    least: !isDrawn && (size >= 24 || (size >= 18.66 && style.fontWeight >= 700)) ? 3 : 4.5,
    box: [left + scrollX, top + scrollY, width, height].map(Math.round),
  }
})"""
"""Script that marks the texts in `undecided`; tells colour, box and needed contrast of each."""

HIDE = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[data-undecided], [data-undecided] * {
    color: transparent !important; fill: transparent !important;
    -webkit-text-fill-color: transparent !important;
    transition: none !important; text-decoration: none !important;
  }`)
  document.adoptedStyleSheets = [sheet]
}"""
"""Script that makes the marked texts transparent (the page's policy forbids inline styles)."""

COMPARE = """async ({ texts, shown, hidden, around }) => {
  const pixels = async data => {
    const bytes = Uint8Array.from(atob(data), one => one.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, image.width, image.height)
  }
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map(one => one / 255).map(one => one <= 0.04045 ? one / 12.92
      : ((one + 0.055) / 1.055) ** 2.4)
    return 0.2126 * x + 0.7152 * y + 0.0722 * z
  }
  const [over, under] = [await pixels(shown), await pixels(hidden)]
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  // True if another marked text, such as that of an open menu, lies over this one there.
  const isCovered = (element, x, y) => {
    const drawn = document.elementFromPoint(x + around.x - scrollX, y + around.y - scrollY)
    const over = drawn?.closest('[data-undecided]')
    return over && !over.contains(element) && !element.contains(over)
  }
  return texts.map(({ what, colour, opacity, least, box: [left, top, width, height] }, number) => {
    const { element } = undecided[number]
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    const part = a / 255 * opacity
    let found = Infinity
    for (let y = Math.max(0, top); y < Math.min(top + height, under.height); y += 1)
      for (let x = Math.max(0, left); x < Math.min(left + width, under.width); x += 1) {
        const at = 4 * (y * under.width + x)
        const ground = [0, 1, 2].map(one => under.data[at + one])
        // Only pixels that the text covers.
        if ([0, 1, 2].every(one => Math.abs(over.data[at + one] - ground[one]) < 24)) continue
        if (isCovered(element, x, y)) continue
        const ink = [r, g, b].map((one, number) => part * one + (1 - part) * ground[number])
        const [high, low] = [light(ink), light(ground)].sort((one, other) => other - one)
        found = Math.min(found, (high + 0.05) / (low + 0.05))
      }
    return { what, least, contrast: found === Infinity ? null : found }
  })
}"""
"""Script that returns the least contrast between the colour of each text and the ground under its pixels."""


def undecided_contrasts(player: Person) -> list[dict[str, Any]]:
    """Return the texts that axe leaves undecided, with the contrast measured (None if no pixel is drawn)."""
    page = player.page
    texts: list[dict[str, Any]] = page.evaluate(MARK)
    around = _clip_around([text["box"] for text in texts])
    if around is None:
        return []
    for text in texts:
        left, top, width, height = text["box"]
        text["box"] = [left - around["x"], top - around["y"], width, height]
    pictures = [_picture(page, around)]
    page.evaluate(HIDE)
    pictures.append(_picture(page, around))
    page.evaluate("() => { document.adoptedStyleSheets = [] }")
    shown, hidden = pictures
    found: list[dict[str, Any]] = page.evaluate(
        COMPARE, {"texts": texts, "shown": shown, "hidden": hidden, "around": around}
    )
    return found


def _clip_around(boxes: list[list[int]]) -> FloatRect | None:
    """Return the part of the page with all boxes, each left, top, width and height; None if it is empty."""
    if not boxes:
        return None
    left, top = (max(0, min(box[side] for box in boxes)) for side in (0, 1))
    right, bottom = (max(box[side] + box[side + 2] for box in boxes) for side in (0, 1))
    if right <= left or bottom <= top:
        return None
    return {"x": left, "y": top, "width": right - left, "height": bottom - top}


def _picture(page: Page, part: FloatRect) -> str:
    """Return a picture of a part of the page, in base 64."""
    return base64.b64encode(page.screenshot(full_page=True, clip=part)).decode()


def too_faint(player: Person) -> list[str]:
    """Return the texts that axe leaves undecided and whose measured contrast is too low."""
    return [
        f"contrast {one['contrast']:.2f} < {one['least']}: {one['what']}"
        for one in undecided_contrasts(player)
        if one["contrast"] is not None and one["contrast"] < one["least"]
    ]
