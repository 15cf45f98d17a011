/**
 * The path of this application that a return-to parameter asks for, with query and hash, or `undefined` when it leads
 * elsewhere; idempotent (spec, section 2: search parameters are checked).
 */
export function redirectTarget(raw: string, origin: string): string | undefined {
  if (!isOwnPath(raw)) return undefined
  const url = URL.canParse(raw, origin) ? new URL(raw, origin) : undefined
  if (!url || url.origin !== new URL(origin).origin) return undefined
  const target = url.pathname + url.search + url.hash
  return isOwnPath(target) && isHarmless(decoded(url.pathname)) ? target : undefined
}

const hostile = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\ufffd\\]/u

/** From a slash on, with no backslash, control character or blank, which parsers read in different ways. */
function isOwnPath(text: string): boolean {
  return text.startsWith('/') && text.length <= longest && !hostile.test(text)
}

const longest = 2048

/** Two slashes side by side, as in `//host` or `/.%2f/host`, may be read as the start of a host, if only at the second reading. */
function isHarmless(path: string): boolean {
  return isOwnPath(path) && !path.includes('//')
}

/** The path with its escapes undone as often as they go, since a later reader may undo them as well. */
function decoded(path: string): string {
  let text = path
  for (let round = 0; round < rounds; round += 1) {
    const next = unescaped(text)
    if (next === text) return text
    text = next
  }
  return '//'
}

const rounds = 5

function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes)
    } catch {
      return '\ufffd'
    }
  })
}
