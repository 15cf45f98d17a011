/** The element in the dialog's footer that buttons render into. */
export const FOOT = 'invite-drivers-foot'

/**
 * A ref callback that focuses new content: the dialog may be scrolled elsewhere, and what had the focus is gone. It waits for the next
 * frame, in which the dialog takes the focus once more itself; what a quick person has chosen by then keeps it.
 */
export function focusWhenShown(element: HTMLElement | null | undefined): (() => void) | undefined {
  if (!element) return undefined
  const dialog = element.closest('[role="dialog"]')
  const before = document.activeElement
  const frame = requestAnimationFrame(() => {
    const now = document.activeElement
    if (now === before || now === dialog || !dialog?.contains(now)) element.focus()
  })
  return () => cancelAnimationFrame(frame)
}
