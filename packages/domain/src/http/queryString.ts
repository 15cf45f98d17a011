type QueryValue = string | number | boolean | null | undefined
/** The fields of a query string (spec, section 7). */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>

/** A query string with its question mark, or '': null and undefined are skipped, arrays repeat their key (spec, section 7). */
export function queryString(query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== null && single !== undefined) search.append(key, String(single))
    }
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
