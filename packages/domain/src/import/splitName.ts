/** What a whole name begins with. */
export type NameOrder = 'firstName' | 'lastName'

/** Words that belong to the surname after them. */
const particles = new Set(
  'da das de del della den der des di do dos du el la le lo ten ter van von vom zu zum zur al bin ibn ben bint abu mac mc'.split(
    ' ',
  ),
)

/**
 * A whole name in two: the surname is the last word with its particles, or the first ones, as the order says. A comma
 * after the surname, or a surname alone in capitals, says it better than the order.
 */
export function splitName(text: string, order: NameOrder): { firstName: string; lastName: string } {
  const name = text.replace(/\s+/gu, ' ').trim()
  const [, surname, given] = /^([^,]+),\s*(.+)$/u.exec(name) ?? []
  if (surname !== undefined && given !== undefined) return { firstName: given, lastName: surname.trim() }
  const words = name.split(' ')
  if (words.length < 2) return { firstName: name, lastName: '' }
  const capitals = words.map((word) => /\p{Lu}\p{M}*[\p{Lu}'’-]/u.test(word) && word === word.toUpperCase())
  const first = capitals.indexOf(true)
  const last = capitals.lastIndexOf(true)
  const isTold = first >= 0 && !capitals.every(Boolean) && (first === 0 || last === words.length - 1)
  if (isTold && capitals.slice(first, last + 1).every(Boolean)) return halves(words, [first, last + 1])
  return halves(words, order === 'lastName' ? [0, endOfFirst(words)] : [startOfLast(words), words.length])
}

/** The words from the first place up to the second are the surname. */
function halves(words: readonly string[], [from, to]: readonly [number, number]) {
  const given = [...words.slice(0, from), ...words.slice(to)]
  return { firstName: given.join(' '), lastName: words.slice(from, to).join(' ') }
}

const isParticle = (word: string | undefined) => particles.has((word ?? '').toLowerCase())

function startOfLast(words: readonly string[]): number {
  let start = words.length - 1
  while (start > 1 && isParticle(words[start - 1])) start -= 1
  return start
}

function endOfFirst(words: readonly string[]): number {
  let end = 1
  while (end < words.length - 1 && isParticle(words[end - 1])) end += 1
  return end
}
