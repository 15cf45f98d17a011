import { type InvitationItem, isFields } from '@driver-trust/domain'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Memory, useMemory, useRemembered } from '../memory/createMemory.ts'
import { type DraftPlace, formsOf, keepDraft, useDrafts } from '../memory/useDraft.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { storageKeys } from '../storageKeys.ts'

/** A person that work was about, without anything that names them. */
export interface PersonRef {
  id: string
  organizationId: string
  /** Of an invitation. */
  type?: 'driver' | 'user'
  role?: string
}

/** Work on several people that stopped half-way, as it is kept on this device under the id of the person who started it. */
export interface UnfinishedWork {
  id: string
  /** What was being done, such as "Ban driver". */
  label: string
  total: number
  done: number
  failed: number
  /** People it never came to. */
  left: readonly PersonRef[]
  /** Invitations that were withdrawn and not sent again. */
  withdrawn: readonly PersonRef[]
}

/** What of a row may be kept on this device. */
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

/** The entry of work that is in progress. Every change is stored at once: a tab can be closed at any moment. */
export interface OpenWork {
  entry: () => UnfinishedWork
  note: (change: (before: UnfinishedWork) => UnfinishedWork) => void
  /** Keeps who an invitation is for in this tab, and that it may be withdrawn on this device. */
  withdrawing: (invitation: InvitationItem) => void
  settled: (id: string) => void
  /** The work is over: the entry stays only if somebody was withdrawn, or if it stopped before its end. */
  end: (how: { isStopped: boolean }) => void
}

/** Opens entries in the journal of half-done work of the person who is signed in; work that goes on after failures keeps its entry. */
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
  /** Takes a person who has an invitation again out of an entry, which goes with the last one. */
  settle: (id: string, personId: string) => void
}

/** Work that stopped half-way and isn't going on in any tab. */
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
    () => (running ? worksIn(kept).filter(({ id }) => !running.has(id) && !runningHere.has(id)) : []),
    [kept, running],
  )
  const drop = useCallback(
    (id: string) => writeWorks(memory, key, (works) => works.filter((each) => each.id !== id)),
    [memory, key],
  )
  const settle = useCallback(
    (id: string, personId: string) =>
      writeWorks(memory, key, (works) =>
        works
          .map((each) => (each.id === id ? settledIn(each, personId) : each))
          .filter(({ left, withdrawn }) => left.length + withdrawn.length > 0),
      ),
    [memory, key],
  )
  return { unfinished, drop, settle }
}

/** The same when it is done twice, as updates of storage are. */
function settledIn(work: UnfinishedWork, personId: string): UnfinishedWork {
  const isOpen = work.withdrawn.some(({ id }) => id === personId)
  return isOpen ? { ...without(work, personId), done: work.done + 1 } : work
}

function without(work: UnfinishedWork, personId: string): UnfinishedWork {
  return { ...work, withdrawn: work.withdrawn.filter(({ id }) => id !== personId) }
}

/** Who a withdrawn invitation was for, where this tab still knows it. */
export function useWithdrawnPeople(): (id: string) => Partial<InvitationItem> | undefined {
  const drafts = useDrafts()
  const { user } = useViewer()
  return useCallback((id) => peopleOf(drafts, user.id)[id], [drafts, user.id])
}

/** Entries of this page, which need no lock to be known as running. */
const runningHere = new Set<string>()

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
    writeWorks(memory, key, (works) => [...works.filter((each) => each.id !== id), ...(kept ? [kept] : [])])
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

/** Tells other tabs that this work goes on, for as long as this tab lives. */
function holdLock(id: string): () => void {
  runningHere.add(id)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks?.request(LOCK + id, () => held).catch(() => undefined)
  return () => {
    runningHere.delete(id)
    release()
  }
}

async function runningWork(): Promise<ReadonlySet<string>> {
  const held = (await navigator.locks?.query().catch(() => undefined))?.held ?? []
  return new Set(held.map(({ name = '' }) => name.slice(LOCK.length)))
}

function writeWorks(memory: Memory, key: string, change: (works: UnfinishedWork[]) => UnfinishedWork[]) {
  memory.update(key, (kept) => {
    const works = change(worksIn(kept))
    return works.length > 0 ? works : undefined
  })
}

function worksIn(kept: unknown): UnfinishedWork[] {
  return Array.isArray(kept) ? kept.filter(isWork) : []
}

function isWork(kept: unknown): kept is UnfinishedWork {
  if (!isFields(kept) || typeof kept.id !== 'string' || typeof kept.label !== 'string') return false
  const areCounts = [kept.total, kept.done, kept.failed].every((count) => Number.isSafeInteger(count))
  return areCounts && [kept.left, kept.withdrawn].every((refs) => Array.isArray(refs) && refs.every(isRef))
}

function isRef(kept: unknown): kept is PersonRef {
  return isFields(kept) && typeof kept.id === 'string' && typeof kept.organizationId === 'string'
}

type People = Readonly<Record<string, Partial<InvitationItem>>>

/** In this tab's drafts, which go with the sign-out and with another person's sign-in. */
const FORM = 'withdrawn-invitations'

function peopleOf(drafts: Memory, userId: string): People {
  const kept = formsOf(drafts, userId)[FORM]
  return isFields(kept) ? (kept as People) : {} // only ever written below
}
