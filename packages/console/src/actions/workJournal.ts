import type { InvitationItem } from '@driver-trust/domain/invitation'
import { isFields } from '@driver-trust/domain/struct'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDrafts, useMemory, useRemembered } from '../host.ts'
import type { Memory } from '../memory/createMemory.ts'
import { type DraftPlace, formsOf, keepDraft } from '../memory/useDraft.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { storageKeys } from '../storageKeys.ts'

/** A person that work was about, without anything that identifies them. */
export interface PersonRef {
  id: string
  organizationId: string
  /** Only for an invitation. */
  type?: 'driver' | 'user'
  role?: string
}

/** Work on several people that stopped half-way, kept on this device under the id of the user who started it. */
export interface UnfinishedWork {
  id: string
  /** What was being done, for example "Ban driver". */
  label: string
  total: number
  done: number
  failed: number
  /** People who weren't reached. */
  left: readonly PersonRef[]
  /** Invitations that were withdrawn but not sent again. */
  withdrawn: readonly PersonRef[]
}

/** The part of a row that can be kept on this device. */
export function refOf(row: {
  id: string
  organizationId?: string | undefined
  type?: unknown
  role?: unknown
}): PersonRef {
  const { id, organizationId = '', type, role } = row
  return {
    id,
    organizationId,
    ...((type === 'driver' || type === 'user') && { type }),
    ...(typeof role === 'string' && { role }),
  }
}

/** The journal entry of work in progress. Every change is stored immediately, as the tab can be closed at any moment. */
export interface OpenWork {
  entry: () => UnfinishedWork
  note: (change: (before: UnfinishedWork) => UnfinishedWork) => void
  /** Keeps the invitee in this tab, and on this device the fact that the invitation may have been withdrawn. */
  withdrawing: (invitation: InvitationItem) => void
  settled: (id: string) => void
  /** Ends the work. The entry stays only if an invitation is still withdrawn or the work stopped early. */
  end: (how: { isStopped: boolean }) => void
}

/** Opens entries in the signed-in user's journal of unfinished work; retrying after failures keeps the same entry. */
export function useWorkJournal(): (label: string, people: readonly PersonRef[], before?: OpenWork) => OpenWork {
  const { user } = useViewer()
  const memory = useMemory()
  const drafts = useDrafts()
  return useCallback(
    (label, people, before) => openWork({ memory, drafts, userId: user.id }, { label, people, before }),
    [memory, drafts, user.id],
  )
}

interface Unfinished {
  unfinished: readonly UnfinishedWork[]
  drop: (id: string) => void
  /** Removes a person who has an invitation again; the entry goes with its last person. */
  settle: (id: string, personId: string) => void
}

/** Work that stopped half-way and isn't running in any tab. */
export function useUnfinishedWork(): Unfinished {
  const { user } = useViewer()
  const memory = useMemory()
  const key = storageKeys.unfinishedWork(user.id)
  const [kept] = useRemembered(key)
  const [running, setRunning] = useState<ReadonlySet<string>>()
  useEffect(() => {
    let isCurrent = true
    if (kept !== undefined) void runningWork().then((ids) => isCurrent && setRunning(ids))
    return () => {
      isCurrent = false
    }
  }, [kept])
  const unfinished = useMemo(
    () => (running ? parseEntries(kept).filter(({ id }) => !running.has(id) && !runningInThisTab.has(id)) : []),
    [kept, running],
  )
  return {
    unfinished,
    drop: (id) => writeEntries(memory, key, (entries) => entries.filter((each) => each.id !== id)),
    settle: (id, personId) =>
      writeEntries(memory, key, (entries) =>
        entries
          .map((each) => (each.id === id ? settledIn(each, personId) : each))
          .filter(({ left, withdrawn }) => left.length + withdrawn.length > 0),
      ),
  }
}

/** Idempotent, as every storage update must be. */
function settledIn(work: UnfinishedWork, personId: string): UnfinishedWork {
  const isOpen = work.withdrawn.some(({ id }) => id === personId)
  return isOpen ? { ...without(work, personId), done: work.done + 1 } : work
}

function without(work: UnfinishedWork, personId: string): UnfinishedWork {
  return { ...work, withdrawn: work.withdrawn.filter(({ id }) => id !== personId) }
}

/** The person a withdrawn invitation was for, if this tab still knows. */
export function useWithdrawnPeople(): (id: string) => Partial<InvitationItem> | undefined {
  const drafts = useDrafts()
  const { user } = useViewer()
  return useCallback((id) => peopleOf(drafts, user.id)[id], [drafts, user.id])
}

/** Entries of this page, which count as running without a lock. */
const runningInThisTab = new Set<string>()

function openWork(
  { userId, ...place }: DraftPlace & { userId: string },
  { label, people, before: earlier }: { label: string; people: readonly PersonRef[]; before: OpenWork | undefined },
): OpenWork {
  const begun = earlier?.entry()
  const id = begun?.id ?? crypto.randomUUID()
  const key = storageKeys.unfinishedWork(userId)
  const release = holdLock(id)
  let entry: UnfinishedWork = begun
    ? { ...begun, failed: 0, left: people }
    : { id, label, total: people.length, done: 0, failed: 0, left: people, withdrawn: [] }
  const { memory, drafts } = place
  const store = (kept: UnfinishedWork | undefined) =>
    writeEntries(memory, key, (entries) => [...entries.filter((each) => each.id !== id), ...(kept ? [kept] : [])])
  const note: OpenWork['note'] = (change) => {
    entry = change(entry)
    store(entry)
  }
  store(entry)
  return {
    entry: () => entry,
    note,
    withdrawing(invitation) {
      const { id: invitationId, organizationId, type, role } = invitation
      const { firstName, lastName, phoneNumber, email } = invitation
      keepDraft({ ...place, userId }, FORM, {
        ...peopleOf(drafts, userId),
        [invitationId]: { firstName, lastName, phoneNumber, email },
      })
      note((before) => ({
        ...before,
        left: before.left.filter((each) => each.id !== invitationId),
        withdrawn: [...before.withdrawn, { id: invitationId, organizationId, type, ...(role && { role }) }],
      }))
    },
    settled(invitationId) {
      const { [invitationId]: _, ...others } = peopleOf(drafts, userId)
      keepDraft({ ...place, userId }, FORM, others)
      note((before) => without(before, invitationId))
    },
    end({ isStopped }) {
      release()
      if (!isStopped) entry = { ...entry, left: [] }
      store(entry.left.length + entry.withdrawn.length > 0 ? entry : undefined)
    },
  }
}

const LOCK = 'driver-trust:work:'

/** Shows other tabs that this work is running, for as long as this tab lives. */
function holdLock(id: string): () => void {
  runningInThisTab.add(id)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  navigator.locks.request(LOCK + id, () => held).catch(() => undefined)
  return () => {
    runningInThisTab.delete(id)
    release()
  }
}

async function runningWork(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks.query().catch(() => undefined))?.held ?? []
  return new Set(held.map(({ name = '' }) => name.slice(LOCK.length)))
}

function writeEntries(memory: Memory, key: string, change: (entries: UnfinishedWork[]) => UnfinishedWork[]) {
  memory.update(key, (kept) => {
    const entries = change(parseEntries(kept))
    return entries.length > 0 ? entries : undefined
  })
}

function parseEntries(kept: unknown): UnfinishedWork[] {
  return Array.isArray(kept) ? kept.filter(isUnfinishedWork) : []
}

function isUnfinishedWork(kept: unknown): kept is UnfinishedWork {
  if (!isFields(kept) || typeof kept.id !== 'string' || typeof kept.label !== 'string') return false
  const areCounts = [kept.total, kept.done, kept.failed].every((count) => Number.isSafeInteger(count))
  return areCounts && [kept.left, kept.withdrawn].every((refs) => Array.isArray(refs) && refs.every(isRef))
}

function isRef(kept: unknown): kept is PersonRef {
  return isFields(kept) && typeof kept.id === 'string' && typeof kept.organizationId === 'string'
}

type People = Readonly<Record<string, Partial<InvitationItem>>>

/** Kept with this tab's drafts, which are cleared on sign-out and when another user signs in. */
const FORM = 'withdrawn-invitations'

function peopleOf(drafts: Memory, userId: string): People {
  const kept = formsOf(drafts, userId)[FORM]
  return isFields(kept) ? (kept as People) : {} // only written below
}
