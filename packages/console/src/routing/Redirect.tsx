import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { isUuid } from '@driver-trust/domain/struct'
import { useLayoutEffect } from 'react'
import { homeRoute } from './homeRoute.ts'
import { useNavigation, useShown } from './navigation.ts'

/** Replaces the current history entry: at once, or when a pending navigation has come back to this address. */
export function Redirect({ to }: { to: string }) {
  const isSettled = useShown(({ phase }) => phase === 'shown')
  const { navigate } = useNavigation()
  useLayoutEffect(() => {
    if (isSettled) navigate(to, { replace: true })
  }, [isSettled, navigate, to])
  return null
}

/** Where to go after sign-in: the address the user came from, unless its organisation isn't in their view. */
export function returnAddress(redirect: string | undefined, tree: OrganisationTree | null | undefined): string {
  if (redirect === undefined) return homeRoute.href()
  const [, id] = /^\/organisation\/([^/?#]+)/.exec(redirect) ?? []
  const isElsewhere = id !== undefined && tree && !(isUuid(id) && organisationIn(tree, id))
  return isElsewhere ? homeRoute.href() : redirect
}
