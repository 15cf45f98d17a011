import { isUuid, type OrganisationTree, organisationIn } from '@driver-trust/domain'
import { useLayoutEffect } from 'react'
import { links } from '../links.ts'
import { useHeld } from './useHeldLocation.ts'

/** Goes elsewhere in place of the present entry of the history: at once, or when what is on its way has come back here. */
export function Redirect({ to }: { to: string }) {
  const { isSettled, navigate } = useHeld()
  useLayoutEffect(() => {
    if (isSettled) navigate(to, { replace: true })
  }, [isSettled, navigate, to])
  return null
}

/** Where a sign-in leads on to: where one was, unless that organisation is not in view of whoever signed in. */
export function returnAddress(redirect: string | undefined, tree: OrganisationTree | null | undefined): string {
  if (redirect === undefined) return links.home()
  const [, id] = /^\/organisation\/([^/?#]+)/.exec(redirect) ?? []
  const isElsewhere = id !== undefined && tree && !(isUuid(id) && organisationIn(tree, id))
  return isElsewhere ? links.home() : redirect
}
