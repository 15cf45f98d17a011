import { holdsPersonalData } from '@driver-trust/domain/list'
import { isFields } from '@driver-trust/domain/struct'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Memory } from './createMemory.ts'
import { useHost, useRemembered } from './host.ts'
import { storageKeys } from './storageKeys.ts'
import { useSessionEvent } from './useSessionEvent.ts'

/**
 * The user's draft of a form, and a function to keep it; undefined removes it. A draft lives in this tab, under the id of the user who
 * typed it, until they sign out in any tab. Another user never sees it, and writing their own draft removes it.
 */
export function useDraft(userId: string | undefined, form: string): [draft: unknown, keep: (draft: unknown) => void] {
  const { drafts, memory } = useHost()
  const draft = useSyncExternalStore(drafts.subscribe, () => formsOf(drafts, userId)[form])
  const keep = useCallback(
    (next: unknown) => keepDraft({ drafts, memory, userId }, form, next),
    [drafts, memory, userId, form],
  )
  return [draft, keep]
}

interface DraftPlace {
  drafts: Memory
  memory: Memory
  userId: string | undefined
}

/** Keeps nothing for a user whose place another has taken: the answer to a call may come that late. */
export function keepDraft({ drafts, memory, userId }: DraftPlace, form: string, value: unknown): void {
  const { since, userId: owner } = ownerOf(memory)
  if (owner !== undefined && owner !== userId) return
  drafts.write(storageKeys.drafts, { userId, since, forms: { ...formsOf(drafts, userId), [form]: value } })
}

/** A user's drafts in this tab, by form, without anyone else's. */
export function formsOf(drafts: Memory, userId: string | undefined): Readonly<Record<string, unknown>> {
  const kept = drafts.read(storageKeys.drafts)
  const isOwn = isFields(kept) && userId !== undefined && kept.userId === userId
  return isOwn && isFields(kept.forms) ? kept.forms : NONE
}

const NONE = {}

/** Makes this user the owner of the drafts in all tabs; another user's drafts in this tab are removed. */
export function useDraftOwner(userId: string | undefined): void {
  const { memory } = useHost()
  useEffect(() => {
    if (userId === undefined || ownerOf(memory).userId === userId) return
    forgetPerson(memory)
    memory.write(storageKeys.draftsOf, { userId, since: `${Date.now()} ${Math.random()}` })
  }, [memory, userId])
}

/**
 * Clears this tab's drafts and what the page remembers of people once their user has signed out, or another has signed in, in any tab. A
 * session that has ended without a sign-out leaves the drafts alone.
 */
export function useForgetOthers(): void {
  const { memory, drafts } = useHost()
  const [owner] = useRemembered(storageKeys.draftsOf)
  const since = sinceOf(owner)
  useEffect(() => {
    const kept = drafts.read(storageKeys.drafts)
    if (kept !== undefined && sinceOf(kept) !== since) drafts.write(storageKeys.drafts, undefined)
    return () => forgetPage(memory, ownerOf(memory).userId)
  }, [memory, drafts, since])
  useSessionEvent((event) => event !== 'signed-in' && forgetPage(memory))
}

/** Selections, places in lists, searches, and what was read to judge drivers. */
const OF_PEOPLE = /^(?:selection|scroll|order|search|documents)\b/

/** Keeps the documents that a user's page has begun to read before the user is noted as the owner. */
function forgetPage({ page }: Memory, userId?: unknown): void {
  const isTheirs = (key: string) => userId !== undefined && key.startsWith(`documents of ${userId}:`)
  for (const key of [...page.keys()]) if (OF_PEOPLE.test(key) && !isTheirs(key)) page.delete(key)
}

/** Clears everything a user leaves on this device that names people: drafts in every tab, and saved views that filter by a person. */
export function forgetPerson(memory: Memory): void {
  const { userId } = ownerOf(memory)
  memory.write(storageKeys.draftsOf, undefined)
  if (typeof userId === 'string') memory.update(storageKeys.savedViews(userId), withoutPersonalViews)
}

/** The owner of the current drafts, and since when. */
function ownerOf(memory: Memory): { userId?: unknown; since?: unknown } {
  const owner = memory.read(storageKeys.draftsOf)
  return isFields(owner) ? owner : {}
}

function sinceOf(kept: unknown): unknown {
  return isFields(kept) ? kept.since : undefined
}

function withoutPersonalViews(kept: unknown): unknown {
  const isPersonal = (view: unknown) => isFields(view) && holdsPersonalData(String(view.address))
  return Array.isArray(kept) ? kept.filter((view) => !isPersonal(view)) : kept
}
