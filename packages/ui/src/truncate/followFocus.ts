type Follower = (isFocused: boolean) => void

const followers = new Map<Element, Follower>()

/** Tells whether the link or button around an element is focused, and gives the way to stop. A table has many such elements, so all share two listeners. */
export function followFocus(element: Element | null, follower: Follower): () => void {
  if (!element) return () => undefined
  if (followers.size === 0) for (const type of TYPES) document.addEventListener(type, tell)
  followers.set(element, follower)
  return () => {
    followers.delete(element)
    if (followers.size === 0) for (const type of TYPES) document.removeEventListener(type, tell)
  }
}

const TYPES = ['focusin', 'focusout'] as const

function tell({ type, target }: FocusEvent) {
  for (const [element, follower] of followers)
    if (element.closest('a, button, [tabindex]') === target) follower(type === 'focusin')
}
