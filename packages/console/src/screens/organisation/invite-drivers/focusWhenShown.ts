/** For `ref`: leads to what has just come into the dialog, which may be scrolled elsewhere and has lost the button that was pressed. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}
