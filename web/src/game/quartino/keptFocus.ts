// The keyboard's focus inside a part of the page: if the element that has it is removed or disabled, another one gets it.

/**
 * Call `onlost` when the focused element inside `root` was removed or disabled, which leaves the focus on the body;
 * return a function that ends this. A focus that the user moved elsewhere is not lost.
 */
export function keepFocus(root: HTMLElement, onlost: () => void): () => void {
  // The focus may have come before this function was called.
  let last = root.contains(document.activeElement) ? document.activeElement : null
  const enter = ({ target }: FocusEvent) => (last = target as Element)
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) last = null
    else setTimeout(look)
  }
  const look = () => {
    const isLost = last !== null && (!last.isConnected || last.matches(':disabled'))
    if (!isLost || (document.activeElement && document.activeElement !== document.body)) return
    last = null
    onlost()
  }
  const watch = new MutationObserver(look)
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  root.addEventListener('focusin', enter)
  root.addEventListener('focusout', leave)
  return () => {
    watch.disconnect()
    root.removeEventListener('focusin', enter)
    root.removeEventListener('focusout', leave)
  }
}
