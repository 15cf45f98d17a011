import { holdsPersonalData, isFields } from '@driver-trust/domain'
import { useEffect } from 'react'
import { storageKeys } from '../storageKeys.ts'
import type { Memory } from './createMemory.ts'
import { useDrafts } from './useDrafts.ts'
import { useMemory, useRemembered } from './useMemory.ts'

/** Makes this the person whose drafts all tabs keep; what another left here is forgotten. */
export function useOwnDrafts(userId: string | undefined): void {
  const memory = useMemory()
  useEffect(() => {
    if (userId === undefined || ownerOf(memory).userId === userId) return
    forgetPerson(memory)
    memory.write(storageKeys.draftsOf, { userId, since: `${Date.now()} ${Math.random()}` })
  }, [memory, userId])
}

/** Forgets what was begun and selected in this tab once its person has signed out, or another has signed in, in any tab. */
export function useForeignDrafts(): void {
  const memory = useMemory()
  const drafts = useDrafts()
  const [owner] = useRemembered(storageKeys.draftsOf)
  const since = sinceOf(owner)
  useEffect(() => {
    const kept = drafts.read(storageKeys.drafts)
    if (kept !== undefined && sinceOf(kept) !== since) drafts.write(storageKeys.drafts, undefined)
    return () => {
      for (const key of [...memory.page.keys()]) if (/^(selection|scroll):/.test(key)) memory.page.delete(key)
    }
  }, [memory, drafts, since])
}

/** Forgets what one person leaves on this device that names anybody: drafts in every tab, and saved views with such a filter. */
export function forgetPerson(memory: Memory): void {
  const { userId } = ownerOf(memory)
  memory.write(storageKeys.draftsOf, undefined)
  if (typeof userId === 'string') memory.update(storageKeys.savedViews(userId), withoutPersonalViews)
}

/** Whose drafts are kept now, and since when. */
export function ownerOf(memory: Memory): { userId?: unknown; since?: unknown } {
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
