import { accountReads, useData, usePreloads, useRead } from '@driver-trust/domain/data'
import { useCallback, useState } from 'react'
import { useHost, useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { useSessionEvent } from '../host/useSessionEvent.ts'
import type { Account } from './landingOf.ts'
import { isInvitationPending, usePendingInvitation } from './usePendingInvitation.ts'

/** The signed-in user's account, as the guards and the sign-in page see it. */
export function useAccount() {
  const { session } = useData()
  const [, setEvents] = useState(0)
  useSessionEvent(() => setEvents((count) => count + 1)) // another session has other tokens, which are read below
  const hasTokens = session.hasTokens()
  const identity = useRead(hasTokens ? accountReads.identity() : null)
  const user = identity.data
  const isAccepting = usePendingInvitation(user, identity.mutate)
  const organisations = useRead(user?.emailVerified === true && !isAccepting ? accountReads.organisationTree() : null)
  const [isOnboarding] = useSettingUp(user?.id)
  const reads = [identity, organisations]
  const { abortPreloads } = usePreloads()
  const account: Account = {
    hasTokens,
    isAccepting,
    user,
    userError: identity.error,
    tree: organisations.data,
    treeError: organisations.error,
    isOnboarding,
  }
  return {
    account,
    error: (user ? undefined : identity.error) ?? (organisations.data === undefined ? organisations.error : undefined),
    get isRetrying() {
      return reads.some(({ isValidating }) => isValidating)
    },
    retry: async () => {
      await abortPreloads() // one that got no answer yet would be awaited again
      for (const { data, error, mutate } of reads) if (error || data === undefined) void mutate()
    },
  }
}

/**
 * Starts to load the account, in the order that {@link useAccount} asks for it; the guard then finds it or reports its failure. Resolves,
 * when there is no more to wait for, to whether all of it has been read.
 */
export function useAccountPreload(): () => Promise<boolean> {
  const { session } = useData()
  const { memory } = useHost()
  const { preload, peek } = usePreloads()
  return useCallback(async () => {
    if (!session.hasTokens()) return false
    await preload(accountReads.identity())
    const isDue = peek(accountReads.identity())?.emailVerified === true && !isInvitationPending(memory)
    if (isDue) await preload(accountReads.organisationTree())
    return peek(accountReads.organisationTree()) !== undefined
  }, [session, memory, preload, peek])
}

/** Whether this user is setting up the organisation they created; it holds until they finish or skip, also in a new session. */
export function useSettingUp(userId: string | undefined): [isOn: boolean, keep: (isOn: boolean) => void] {
  const [kept, write] = useRemembered(storageKeys.settingUp(userId ?? ''))
  return [kept === true, (isOn) => write(isOn || undefined)]
}
