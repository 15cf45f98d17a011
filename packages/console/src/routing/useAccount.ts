import { accountReads, useData, useRead } from '@driver-trust/domain/data'
import { usePendingInvitation } from '../entry/usePendingInvitation.ts'
import { useDraft } from '../memory/useDraft.tsx'
import type { Account } from './landingOf.ts'
import { useSessionEvents } from './useSignOut.ts'

/** The draft that marks this user as setting up the organisation they created. */
export const IN_PROGRESS = 'onboarding'

export interface AccountRead {
  account: Account
  /** Why the account couldn't be loaded. */
  error: Error | undefined
  isRetrying: boolean
  retry: () => void
}

/** The signed-in user's account, as the guards and the sign-in page see it. */
export function useAccount(): AccountRead {
  const { session } = useData()
  useSessionEvents()
  const hasTokens = session.hasTokens()
  const identity = useRead(hasTokens ? accountReads.identity() : null)
  const user = identity.data
  const isAccepting = usePendingInvitation(user, identity.mutate)
  const organisations = useRead(user?.emailVerified === true && !isAccepting ? accountReads.organisationTree() : null)
  const [isOnboarding] = useDraft(user?.id, IN_PROGRESS)
  const reads = [identity, organisations]
  return {
    account: {
      hasTokens,
      isAccepting,
      user,
      userError: identity.error,
      tree: organisations.data,
      treeError: organisations.error,
      isOnboarding: isOnboarding === true,
    },
    error: (user ? undefined : identity.error) ?? (organisations.data === undefined ? organisations.error : undefined),
    get isRetrying() {
      return reads.some(({ isValidating }) => isValidating)
    },
    retry: () => {
      for (const { data, error, mutate } of reads) if (error || data === undefined) void mutate()
    },
  }
}
