import { useData } from '@driver-trust/domain/data'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { forgetPerson } from '../host/useDraft.ts'
import { paths } from '../paths.ts'
import { useNavigation } from '../routing/useNavigation.ts'

/** Signs out at the user's request: drafts are cleared, and the sign-in page won't return here. */
export function useSignOut(): (to?: string) => void {
  const { session } = useData()
  const { memory, drafts } = useHost()
  const { unsaved } = useNavigation()
  const [, navigate] = useLocation()
  return useCallback(
    (to = paths.signIn.href()) => {
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
