import { useData } from '@driver-trust/domain/data'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useDrafts, useMemory } from '../host.ts'
import { forgetPerson } from '../memory/useDraft.tsx'
import { signInRoute } from '../screens/sign-in/route.ts'
import { storageKeys } from '../storageKeys.ts'
import { useCurrentAddress, useNavigation } from './navigation.ts'

/** Signs out at the user's request: drafts are cleared, and the sign-in page won't return here. */
export function useSignOut(): (to?: string) => void {
  const { session } = useData()
  const memory = useMemory()
  const drafts = useDrafts()
  const { unsaved } = useNavigation()
  const [, navigate] = useLocation()
  return useCallback(
    (to = signInRoute.href()) => {
      memory.write(storageKeys.pendingInvitation, undefined)
      drafts.write(storageKeys.drafts, undefined)
      forgetPerson(memory)
      memory.page.clear()
      unsaved.clear()
      session.signOut()
      navigate(to, { replace: true })
    },
    [session, memory, drafts, unsaved, navigate],
  )
}

/** Ends a session that can't be renewed, and returns here after the next sign-in. */
export function useSignInAgain(): () => void {
  const { session } = useData()
  const [, navigate] = useLocation()
  const address = useCurrentAddress()
  return () => {
    session.signOut()
    navigate(signInRoute.href({ redirect: address }), { replace: true })
  }
}

/** Re-renders when the session starts or ends, here or in another tab. */
export function useSessionEvents(): void {
  const { session } = useData()
  const [, setCount] = useState(0)
  useEffect(() => session.subscribe(() => setCount((count) => count + 1)), [session])
}
