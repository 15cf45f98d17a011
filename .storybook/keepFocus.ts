/**
 * Lets a story keep its focus while the reviewer uses the toolbar or another frame of it takes the focus: as a page, it
 * would complain about the field that was left. Nor does its focus scroll the page around it.
 */
export function keepFocus(): void {
  const frame = window.frameElement
  if (!frame) return
  let withheld: FocusEvent[] = []
  const deliver = () => {
    for (const { target, type } of withheld)
      target?.dispatchEvent(new FocusEvent(type, { bubbles: type === 'focusout' }))
    withheld = []
  }
  const leave = (event: FocusEvent) => {
    if (!event.isTrusted || event.relatedTarget) return // the focus goes elsewhere in the story
    event.stopImmediatePropagation()
    withheld.push(event)
    setTimeout(() => document.hasFocus() && deliver())
  }
  const enter = ({ target }: FocusEvent) => {
    if (withheld.some((event) => event.target === target)) withheld = []
    else deliver()
  }
  window.addEventListener('blur', leave, { capture: true })
  window.addEventListener('focusout', leave, { capture: true })
  window.addEventListener('focusin', enter, { capture: true })
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusHere(options) {
    const around = [frame.closest('[data-frames]'), frame.ownerDocument.scrollingElement]
    const tops = around.map((each) => each?.scrollTop ?? 0)
    focus.call(this, options)
    for (const [index, each] of around.entries()) if (each) each.scrollTop = tops[index] ?? 0
  }
}
