const LONGEST_END = 8
/** A longer domain is cut like any other text: it would leave no room for the name. */
const LONGEST_DOMAIN = 32

/** Where a text may be cut: the domain of an e-mail address stays whole, of other identifiers the last characters, which tell them apart. */
export function splitMiddle(text: string): { head: string; tail: string } {
  const at = text.lastIndexOf('@')
  if (at > 0 && text.length - at <= LONGEST_DOMAIN) return { head: text.slice(0, at), tail: text.slice(at) }
  const characters = [...text]
  const length = Math.min(Math.floor(characters.length / 2), LONGEST_END)
  return {
    head: characters.slice(0, characters.length - length).join(''),
    tail: characters.slice(characters.length - length).join(''),
  }
}
