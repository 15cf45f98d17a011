import { useData } from '@driver-trust/domain/data'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useMemory } from '../memory/createMemory.ts'
import { forgetPerson, useDrafts } from '../memory/useDraft.tsx'
import { storageKeys } from '../storageKeys.ts'
import { usePresentAddress, useUnsaved } from './useHeldLocation.ts'

/** Gives up a session that can't be renewed now, with the way back here. */
export function useSignInAgain(): () => void {
  const { session } = useData()
  const [, navigate] = useLocation()
  const address = usePresentAddress()
  return () => {
    session.signOut()
    navigate(links.signIn({ redirect: address }), { replace: true })
  }
}

/** Signs out on purpose: nothing that was begun stays, and the sign-in remembers no way back (spec, section 4: Logout). */
export function useSignOut(): (to?: string) => void {
  const { session } = useData()
  const memory = useMemory()
  const drafts = useDrafts()
  const unsaved = useUnsaved()
  const [, navigate] = useLocation()
  return useCallback(
    (to = links.signIn()) => {
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

/** Renders again when the session begins or ends, here or in another tab. */
export function useSessionEvents(): void {
  const { session } = useData()
  const [, setCount] = useState(0)
  useEffect(() => session.subscribe(() => setCount((count) => count + 1)), [session])
}
