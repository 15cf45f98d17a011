/** "1 screenshot", "2 screenshots": for nouns that only take an s. */
export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
