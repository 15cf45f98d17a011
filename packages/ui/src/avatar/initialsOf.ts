/** The first letters of the first and the last word, as the reader's script has them. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return [first, last].map(firstLetter).join('').toLocaleUpperCase()
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
