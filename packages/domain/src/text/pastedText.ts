/**
 * What a pasted text says, as list, palette, gate and import read it: the address of `mailto:` and of "Name <address>",
 * the number of `tel:` without the zero in brackets, "Name Surname" for "Surname, Name", without quotation marks around
 * it and on one line.
 */
export function pastedText(text: string): string {
  const line = visibleText(text).replace(/\s+/gu, ' ')
  const bare = line.replace(/^["“”„«»<\s]+|["“”„«»>,;\s]+$/g, '')
  return surnameLast(withoutZero(withoutScheme(addressOf(line) ?? bare))).trim()
}

/**
 * A text as it looks: without what can't be seen (direction marks, zero-width blanks, soft hyphens), in composed
 * letters, with one kind each of blank, hyphen and digit. Joiners stay inside a word, where they belong to the spelling.
 */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[‐-―−﹘﹣]/g, '-')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .trim()
}

/** Format characters, unless they are joiners between two letters, and letters without a shape. */
export const INVISIBLE = /(?!(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L}))(?:\p{Cf}|[\u034f\u3164\uffa0])/gu

/** The address in "Name <address>". */
function addressOf(text: string): string | undefined {
  return /<\s*(?:mailto:)?([^<>\s]+@[^<>\s]+?)\s*>/i.exec(text)?.[1]
}

function withoutScheme(text: string): string {
  const [, address] = /^mailto:([^?]*)/i.exec(text) ?? []
  if (address !== undefined) return unescaped(address)
  const [, number] = /^(?:tel|sms|callto):\s*([^?]*)/i.exec(text) ?? []
  return number === undefined ? text : unescaped(number)
}

/** A text of an address without its escapes, or as it is if they are malformed. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** "+49 (0)171" is "+49 171": the zero is dialled only without the calling code. */
function withoutZero(text: string): string {
  return text.replace(/^(\(?(?:\+|00)\s*[\d\s]{1,5}\)?\s*)\(0\)\s*/, '$1')
}

/** "Surname, Name" the other way round; a number or an address has no such comma. */
function surnameLast(text: string): string {
  const [, last, first] = /^([^,@\d]*\p{L}[^,@\d]*),\s*([^,@\d]*\p{L}[^,@\d]*)$/u.exec(text) ?? []
  return last === undefined || first === undefined ? text : `${first.trim()} ${last.trim()}`
}
