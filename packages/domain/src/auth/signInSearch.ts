import { isEmail } from '../text/email.ts'

/** The search parameters of /sign-in, /sign-up and /user-exists. */
export type SignInSearch = { email?: string; invitation: boolean; redirect?: string }

/** Reads the search parameters of the not-signed-in area; unknown and invalid ones are dropped, nothing is thrown. */
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

type SearchToPrint = { [Key in keyof SignInSearch]?: SignInSearch[Key] | undefined }

/** The query of an address that carries these parameters, with its question mark, or '' without any. */
export function printSignInSearch({ email, invitation = false, redirect }: SearchToPrint): string {
  const parameters = new URLSearchParams()
  if (email) parameters.set('email', email)
  if (invitation) parameters.set('invitation', 'true')
  if (redirect) parameters.set('redirect', redirect)
  return parameters.size > 0 ? `?${parameters}` : ''
}

/**
 * The path of this application that a return-to parameter asks for, with query and hash, or `undefined` when it leads
 * elsewhere; idempotent.
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

/** The token of a mailed link, or undefined where there is none, more than one, or text that no server would have sent. */
export function linkToken(search: string | URLSearchParams): string | undefined {
  const [token = '', ...more] = new URLSearchParams(search).getAll('token')
  const isSane = more.length === 0 && token.length <= longest && /^[\x21-\x7e]+$/.test(token)
  return isSane ? token : undefined
}
