import { isEmail } from '../text/email.ts'

/** The search parameters of /sign-in, /sign-up and /user-exists. */
export type SignInSearch = { email?: string; invitation: boolean; redirect?: string }

/** Parses those search parameters; drops unknown and invalid ones, never throws. */
export function parseSignInSearch(search: string | URLSearchParams, origin: string): SignInSearch {
  const parameters = new URLSearchParams(search)
  const email = parameters.get('email')?.trim() ?? ''
  const redirect = redirectTarget(parameters.get('redirect') ?? '', origin)
  return {
    ...(isEmail(email) && { email }),
    invitation: parameters.get('invitation') === 'true',
    ...(redirect !== undefined && { redirect }),
  }
}

export type EntrySearch = { [Key in keyof SignInSearch]?: SignInSearch[Key] | undefined }

/** The query string with its question mark, or '' if there are no parameters. */
export function printSignInSearch({ email, invitation = false, redirect }: EntrySearch): string {
  const parameters = new URLSearchParams()
  if (email) parameters.set('email', email)
  if (invitation) parameters.set('invitation', 'true')
  if (redirect) parameters.set('redirect', redirect)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/**
 * The path that a `redirect` parameter asks for, with query and hash, or `undefined` if it leads to another origin.
 * Idempotent.
 */
export function redirectTarget(raw: string, origin: string): string | undefined {
  if (!isOwnPath(raw)) return undefined
  const url = URL.canParse(raw, origin) ? new URL(raw, origin) : undefined
  if (!url || url.origin !== new URL(origin).origin) return undefined
  const target = url.pathname + url.search + url.hash
  const path = decoded(url.pathname)
  // Two adjacent slashes, as in `//host` or `/.%2f/host`, can be parsed as the start of a host, if only the second time.
  const isHarmless = isOwnPath(path) && !path.includes('//')
  return isOwnPath(target) && isHarmless ? target : undefined
}

const hostile = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\ufffd\\]/u

/** Starts with a slash and has no backslash, control character or whitespace: parsers disagree about those. */
function isOwnPath(text: string): boolean {
  return text.startsWith('/') && text.length <= longest && !hostile.test(text)
}

const longest = 2048

/** Decodes the path repeatedly, since later readers may do so too. */
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

/**
 * The token of an e-mailed link; `undefined` if it is missing, repeated or can't come from the server. A plus is part of
 * it: a token in base64 has some, and never a blank.
 */
export function linkToken(search: string): string | undefined {
  const [token = '', ...more] = new URLSearchParams(search.replaceAll('+', '%2B')).getAll('token')
  const isSane = more.length === 0 && token.length <= longest && /^[\x21-\x7e]+$/.test(token)
  return isSane ? token : undefined
}
