// The bar at the bottom of the window, over a form: fields scroll to above it, however high it is.

/** Tell the style sheet how high the bar is. */
export function measureBar(bar: HTMLElement): void {
  document.documentElement.style.setProperty('--foot', `${bar.offsetHeight}px`)
}

/** Measure the bar whenever its height changes, and keep the field with the focus in sight; return how to stop. */
export function followBar(bar: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    measureBar(bar)
    const field = document.activeElement
    if (!bar.parentElement?.contains(field) || bar.contains(field)) return
    ;(field!.closest('label') ?? field!).scrollIntoView({ block: 'nearest' })
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    document.documentElement.style.removeProperty('--foot')
  }
}
