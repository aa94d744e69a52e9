// Contrasts of the colours in style.css: outlines of controls are seen on every ground that they stand on.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** WCAG 1.4.11 asks this contrast of what identifies a control. */
const LEAST_CONTRAST = 3
const STYLES = readFileSync(new URL('./style.css', import.meta.url), 'utf8')
const TRAY = readFileSync(new URL('./game/quarto/Tray.svelte', import.meta.url), 'utf8')

/** Return the colours in both themes that a `light-dark(…)` after this text names. */
function coloursAfter(text: string, source = STYLES): [string, string] {
  const found = /light-dark\((#\w{6}), (#\w{6})\)/.exec(source.slice(source.indexOf(text) + text.length))!
  return [found[1]!, found[2]!]
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

it.each(['--paper:', '--sheet:', '--felt:'])('shows outlines of controls on %s', (ground) => {
  for (const theme of [0, 1])
    expect(contrast(coloursAfter('--outline:')[theme]!, coloursAfter(ground)[theme]!)).toBeGreaterThan(LEAST_CONTRAST)
})

it('shows which pieces of the tray may be chosen', () => {
  for (const theme of [0, 1])
    expect(contrast(coloursAfter('inset 0 0 0 1.5px', TRAY)[theme]!, coloursAfter('--felt:')[theme]!)).toBeGreaterThan(
      LEAST_CONTRAST,
    )
})
