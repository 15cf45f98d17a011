/**
 * base-ui keeps the focus inside what is open by guards: hidden from assistive technology and focusable, which axe
 * reports. They hand the focus on at once and never keep it, so stories that end with something open leave them out.
 */
export const focusGuards = {
  config: {
    rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
  },
}
