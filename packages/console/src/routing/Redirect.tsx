import { useLayoutEffect } from 'react'
import { useHeld } from './HeldContext.ts'

/** Goes elsewhere in place of the present entry of the history: at once, or when what is on its way has come back here. */
export function Redirect({ to }: { to: string }) {
  const { isSettled, navigate } = useHeld()
  useLayoutEffect(() => {
    if (isSettled) navigate(to, { replace: true })
  }, [isSettled, navigate, to])
  return null
}
