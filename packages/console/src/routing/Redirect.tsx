import { useLayoutEffect } from 'react'
import { useLocation } from 'wouter'

/** Goes elsewhere in place of the present entry of the history. */
export function Redirect({ to }: { to: string }) {
  const [, navigate] = useLocation()
  useLayoutEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
