const LONGEST_END = 8

/** Where a text may be cut: its last characters stay, since they tell addresses and identifiers of one kind apart. */
export function splitMiddle(text: string): { head: string; tail: string } {
  const characters = [...text]
  const length = Math.min(Math.floor(characters.length / 2), LONGEST_END)
  return {
    head: characters.slice(0, characters.length - length).join(''),
    tail: characters.slice(characters.length - length).join(''),
  }
}
