import { useData } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import type { SignedInUser } from '@driver-trust/domain/people'
import { isFields } from '@driver-trust/domain/struct'
import { useEffect, useState } from 'react'
import type { Memory } from '../host/createMemory.ts'
import { useHost, useRemembered } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'

/**
 * Accepts the pending invitation, once per user and page; true while it does. Afterwards the user is refetched, and the organisations
 * load only then.
 */
export function usePendingInvitation(user: SignedInUser | undefined, refetchUser: () => Promise<unknown>): boolean {
  const { memory } = useHost()
  const { client, log } = useData()
  const [kept] = useRemembered(storageKeys.pendingInvitation)
  const token = waitingToken(kept)
  const userId = user?.id
  const [settled, setSettled] = useState<string>()
  const attempt = userId && token ? `${userId} ${token}` : undefined

  useEffect(() => {
    if (attempt === undefined || token === undefined) return
    const { page } = memory
    if (!page.has(attempt))
      page.set(
        attempt,
        client
          .acceptInvitation({ token })
          .then(refetchUser)
          .then(() => forget(memory))
          .catch((error: unknown) => {
            log.error(error)
            if (isStatus(error, 400, 404, 409, 410)) forget(memory)
          }),
      )
    void (page.get(attempt) as Promise<void>).then(() => setSettled(attempt)) // only this hook sets it
  }, [attempt, token, memory, client, log, refetchUser])

  return attempt !== undefined && settled !== attempt
}

/** Whether an invitation waits for its user, whose organisations change once they accept it. */
export function isInvitationPending(memory: Memory): boolean {
  return waitingToken(memory.read(storageKeys.pendingInvitation)) !== undefined
}

const LIFETIME = 24 * 60 * 60 * 1000

/** Keeps an invitation's token for a day, until its user can accept it. */
export function keepInvitation(memory: Memory, token: string): void {
  memory.write(storageKeys.pendingInvitation, { token, until: Date.now() + LIFETIME })
}

function forget(memory: Memory) {
  memory.write(storageKeys.pendingInvitation, undefined)
}

function waitingToken(kept: unknown): string | undefined {
  if (!isFields(kept) || typeof kept.token !== 'string' || typeof kept.until !== 'number') return undefined
  return kept.until > Date.now() ? kept.token : undefined
}
