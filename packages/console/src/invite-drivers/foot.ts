/** The element in the dialog's footer that buttons render into. */
export const FOOT = 'invite-drivers-foot'

/** A ref callback that focuses new content: the dialog may be scrolled elsewhere, and the clicked button is gone. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}
