/** A text as a search compares it: without case, accents and differences of Unicode form (spec, section 2: filters). */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
}
