/** The element in the dialog's footer that buttons render into. */
export const FOOT = 'invite-drivers-foot'

/**
 * A ref callback that focuses new content: the dialog may be scrolled elsewhere, and what had the focus is gone. It waits for the next
 * frame, in which the dialog takes the focus once more itself.
 */
export function focusWhenShown(element: HTMLElement | null | undefined): (() => void) | undefined {
  if (!element) return undefined
  const frame = requestAnimationFrame(() => {
    const group = element.closest('fieldset, [role="radiogroup"]') ?? element
    if (!group.contains(document.activeElement)) element.focus() // a quick choice in it stays
  })
  return () => cancelAnimationFrame(frame)
}
