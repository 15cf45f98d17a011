const GARBAGE = new Set(['null', 'undefined', '[object Object]', 'NaN', 'true', 'false'])

/** A token may stand in a header: printable ASCII without blanks. Anything else, and what careless code stores, is no token. */
export function isUsableToken(text: string | null | undefined): text is string {
  return typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && !GARBAGE.has(text)
}
