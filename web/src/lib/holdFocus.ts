// Keeping the keyboard focus in a part of the page when the focused control is removed.

/** The controls of a part of the page, and the place on a board to which the focus goes if a part has none left. */
const CONTROLS = 'button, a'
const BOARD = '[data-square][tabindex="0"], [data-space][tabindex="0"]'

/**
 * While mounted on an element: if a focused control inside it is removed, move the focus to the first control that is
 * left, otherwise to the board. Without this the focus would fall to the body.
 */
export function holdFocus(node: HTMLElement): { destroy(): void } {
  let focused: Element | null = null
  const noteFocus = ({ target }: FocusEvent) => (focused = target as Element)
  const noteBlur = ({ target }: FocusEvent) =>
    // Some browsers also tell of the blur of an element that is being removed.
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null
    })
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    if (document.activeElement !== document.body) return
    const next = node.querySelector<HTMLElement>(CONTROLS) ?? document.querySelector<HTMLElement>(BOARD)
    next?.focus({ preventScroll: true })
  })
  observer.observe(node, { childList: true, subtree: true })
  node.addEventListener('focusin', noteFocus)
  node.addEventListener('focusout', noteBlur)
  return {
    destroy() {
      observer.disconnect()
      node.removeEventListener('focusin', noteFocus)
      node.removeEventListener('focusout', noteBlur)
    },
  }
}
