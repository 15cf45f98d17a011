/** The length of a text in code points, which is what every limit of section 5 of the spec counts. */
export function countChars(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
