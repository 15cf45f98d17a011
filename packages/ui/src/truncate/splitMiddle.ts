const LONGEST_DOMAIN = 16
const LONGEST_END = 8

/** Where a text may be cut: an e-mail keeps its domain, anything else its last characters. */
export function splitMiddle(text: string): { head: string; tail: string } {
  const characters = [...text]
  const at = characters.lastIndexOf('@')
  const wanted = at > 0 ? characters.length - at : Math.floor(characters.length / 2)
  const length = Math.min(wanted, at > 0 ? LONGEST_DOMAIN : LONGEST_END)
  return {
    head: characters.slice(0, characters.length - length).join(''),
    tail: characters.slice(characters.length - length).join(''),
  }
}
