import { useData } from '@driver-trust/domain/data'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useDrafts } from '../memory/useDrafts.ts'
import { useMemory } from '../memory/useMemory.ts'
import { forgetPerson } from '../memory/useOwnDrafts.ts'
import { storageKeys } from '../storageKeys.ts'
import { useUnsaved } from './HeldContext.ts'
import { usePresentAddress } from './usePresentAddress.ts'

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
