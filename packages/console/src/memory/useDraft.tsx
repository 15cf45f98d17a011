import { holdsPersonalData, isFields } from '@driver-trust/domain'
import { createContext, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { FormSpy } from 'react-final-form'
import { storageKeys } from '../storageKeys.ts'
import { useProvided } from '../useProvided.ts'
import { type Memory, useMemory, useRemembered } from './createMemory.ts'

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

export const DraftsContext = createContext<Memory | undefined>(undefined)

/** What somebody has begun to type, in this tab until the sign-out; App provides it. */
export function useDrafts(): Memory {
  return useProvided(DraftsContext)
}

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

/** Keeps what is typed in the form around it, as it is typed and as it is taken back. */
export function FormDraft<Values>({ keep }: { keep: (values: Values) => void }) {
  const isBegun = useRef(false)
  return (
    <FormSpy<Values>
      subscription={SUBSCRIPTION}
      onChange={({ values, dirty }) => {
        isBegun.current ||= dirty === true
        if (isBegun.current) keep(values)
      }}
    />
  )
}

const SUBSCRIPTION = { values: true, dirty: true } as const
