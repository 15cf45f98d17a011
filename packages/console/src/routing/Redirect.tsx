import { useLayoutEffect } from 'react'
import { useNavigation, useShown } from './useNavigation.ts'

/** Replaces the current history entry: at once, or when a pending navigation has come back to this address. */
export function Redirect({ to }: { to: string }) {
  const isSettled = useShown(({ phase }) => phase === 'shown')
  const { navigate } = useNavigation()
  useLayoutEffect(() => {
    if (isSettled) navigate(to, { replace: true })
  }, [isSettled, navigate, to])
  return null
}
