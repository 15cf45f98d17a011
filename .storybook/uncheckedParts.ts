/** Elements by their place and by what decides their accessibility, over all stories of a run. */
const known = new Map<string, number>()

/**
 * Lets axe check each part of the interface once in a run: what no earlier story has shown in the same surroundings, with
 * its parent, since a rule can be about children together. Texts count only as far as there are any.
 */
export function onlyUnchecked(a11y: object): object {
  const parts: Element[] = []
  look(document.body, 0, parts)
  return { ...a11y, ...(parts.length > 0 ? { context: { include: parts } } : { test: 'off' }) }
}

/** Adds the outermost unchecked parts of an element to the list, and notes that all of it has been seen. */
function look(element: Element, place: number, parts: Element[]) {
  const before = known.size
  const places = [...element.children].map((child) => placeOf(child, place))
  const isNew = known.size > before
  const inside = isNew ? [] : parts
  for (const [index, child] of [...element.children].entries()) look(child, places[index] ?? 0, inside)
  if (isNew) parts.push(element)
}

/** A number for everything that looks like this in the same surroundings. */
function placeOf(element: Element, around: number): number {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${meaningOf(name, value)}`)
  const hasText = [...element.childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
  )
  const key = `${around} ${element.localName} ${attributes.join(' ')} ${hasText}`
  const place = known.get(key) ?? known.size + 1
  known.set(key, place)
  return place
}

const SAYS_HOW =
  /^(class|role|type|tabindex|disabled|hidden|inert|dir|lang|open|checked|aria-(?!label|controls|owns|describedby|activedescendant|value|row|pos|set).*|data-(tone|theme|focus.*|selected|state))$/

/** The value, where it says more about how the element looks or is operated than about what it contains. */
function meaningOf(name: string, value: string): string {
  return SAYS_HOW.test(name) ? value : String(value !== '')
}
