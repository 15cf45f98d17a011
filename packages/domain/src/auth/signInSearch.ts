import { isEmail } from '../text/isEmail.ts'
import { redirectTarget } from './redirectTarget.ts'

/** The search parameters of /sign-in, /sign-up and /user-exists (spec, section 2: "checked by a shared schema"). */
export type SignInSearch = { email?: string; invitation: boolean; redirect?: string }

/** Reads the search parameters of the not-signed-in area; unknown and invalid ones are dropped, nothing is thrown (spec, section 2). */
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

/** The query of an address that carries these parameters, with its question mark, or '' without any (spec, section 2). */
export function printSignInSearch({ email, invitation = false, redirect }: SearchToPrint): string {
  const parameters = new URLSearchParams()
  if (email) parameters.set('email', email)
  if (invitation) parameters.set('invitation', 'true')
  if (redirect) parameters.set('redirect', redirect)
  return parameters.size > 0 ? `?${parameters}` : ''
}
