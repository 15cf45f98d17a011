import { isFields } from '@driver-trust/domain'
import { useCallback, useSyncExternalStore } from 'react'
import { storageKeys } from '../storageKeys.ts'
import type { Memory } from './createMemory.ts'
import { useDrafts } from './useDrafts.ts'
import { useMemory } from './useMemory.ts'
import { ownerOf } from './useOwnDrafts.ts'

/**
 * What somebody has begun in a form, and the way to keep it; undefined forgets it. A draft lives in this tab, under the id of the
 * person who typed it, until that person signs out in any tab: another person never meets it, and writing theirs takes it away.
 */
export function useDraft(userId: string | undefined, form: string): [draft: unknown, keep: (draft: unknown) => void] {
  const drafts = useDrafts()
  const memory = useMemory()
  const draft = useSyncExternalStore(drafts.subscribe, () => formsOf(drafts, userId)[form])
  const keep = useCallback(
    (next: unknown) => keepDraft({ drafts, memory, userId }, form, next),
    [drafts, memory, userId, form],
  )
  return [draft, keep]
}

export interface DraftPlace {
  drafts: Memory
  memory: Memory
  userId: string | undefined
}

/** Keeps what a person has begun in a form of this tab. */
export function keepDraft({ drafts, memory, userId }: DraftPlace, form: string, value: unknown): void {
  const { since } = ownerOf(memory)
  drafts.write(storageKeys.drafts, { userId, since, forms: { ...formsOf(drafts, userId), [form]: value } })
}

/** What a person has begun in this tab, by form; nothing of anybody else's. */
export function formsOf(drafts: Memory, userId: string | undefined): Readonly<Record<string, unknown>> {
  const kept = drafts.read(storageKeys.drafts)
  const isOwn = isFields(kept) && userId !== undefined && kept.userId === userId
  return isOwn && isFields(kept.forms) ? kept.forms : NONE
}

const NONE = {}
