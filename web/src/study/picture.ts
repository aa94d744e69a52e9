// Drawings of the page as SVG files: with their gradients and computed styles, without interactive parts.

const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'display',
]
const TEXT = ['font-family', 'font-size', 'font-weight', 'text-anchor']
const PLAIN: Record<string, string> = {
  'fill-opacity': '1',
  'stroke-opacity': '1',
  opacity: '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  display: 'inline',
}

/** Return the SVG text of a drawing as it looks now. */
export function pictureOf(drawing: SVGSVGElement, title: string): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  copyStyles(drawing, copy)
  // Parts for pointers and screen readers only.
  for (const part of copy.querySelectorAll('[role=row], [role=gridcell]')) part.remove()
  copy.prepend(gradients(copy))
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const { name } of [...part.attributes])
      if (/^(class|style|tabindex|role|aria-|data-)/.test(name)) part.removeAttribute(name)
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const named = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  named.textContent = title
  copy.prepend(named)
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  return new XMLSerializer().serializeToString(copy)
}

/** Write the computed styles of each element into its copy. */
function copyStyles(from: Element, to: Element): void {
  const computed = getComputedStyle(from)
  if (from.tagName !== 'svg' && from.tagName !== 'g') {
    for (const name of from.tagName === 'text' ? [...STYLES, ...TEXT] : STYLES) {
      const value = computed.getPropertyValue(name)
      if (value && value !== PLAIN[name] && !value.startsWith('url(')) to.setAttribute(name, value)
    }
  }
  to.removeAttribute('style')
  for (let child = 0; child < from.children.length; child += 1) copyStyles(from.children[child]!, to.children[child]!)
}

/** Return copies of the gradients that a drawing uses. */
function gradients(drawing: Element): SVGDefsElement {
  const defs = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  const used = new Set(
    [...new XMLSerializer().serializeToString(drawing).matchAll(/url\(["']?#([\w-]+)["']?\)/g)].map(([, id]) => id!),
  )
  for (const id of used) {
    const found = document.getElementById(id)
    if (found && !drawing.contains(found)) defs.append(found.cloneNode(true))
  }
  return defs
}

/** Make the browser save a text as a file. */
export function save(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
