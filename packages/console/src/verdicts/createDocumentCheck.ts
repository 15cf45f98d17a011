import type { FirstPage, ReadRows } from '@driver-trust/domain/data'
import type { Deadlines } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { runLimited, type UserWithOrganisation } from '@driver-trust/domain/people'

/** Documents in flight; the read itself allows no more for the whole page. */
const LIMIT = 6

/** What was read of a driver: their documents, or that these couldn't be read. */
export type ReadDocuments = Deadlines['deadlines'] | 'unread'

/** How far the documents of a branch's cleared drivers have been read. */
export interface CheckState {
  /** `failed`: the list of drivers couldn't be read. */
  state: 'idle' | 'running' | 'stopped' | 'over' | 'failed'
  /** The cleared drivers; a person stands here once for each of their organisations. */
  drivers: readonly UserWithOrganisation[]
  /** Drivers that the server counted but didn't list. */
  missing: number
  /** By user id. */
  documents: ReadonlyMap<string, ReadDocuments>
  /** People whose documents were asked for, of how many. */
  done: number
  total: number
  /** Milliseconds that the people who are left will take, once that can be said. */
  left: number | undefined
  /** When the last document arrived, in milliseconds since 1970. */
  checkedAt: number | undefined
}

export interface DocumentCheck {
  read: () => CheckState
  /** It pauses while nobody listens. */
  subscribe: (listener: () => void) => () => void
  /** Reads the list, from its second page if the first is given, and the documents that aren't known or are older than `freshness`. */
  start: (firstPage?: FirstPage) => void
  stop: () => void
}

export interface CheckOptions {
  /** The cleared drivers of the branch, to the end of the list. */
  loadDrivers: (signal: AbortSignal, firstPage: FirstPage | undefined) => Promise<ReadRows<UserWithOrganisation>>
  loadDocuments: (userId: string) => Promise<Deadlines>
  onError: (error: unknown) => void
  /** Milliseconds between two changes of what is shown. */
  pace?: number
}

/** Milliseconds after which documents are read again. */
export const freshness = 10 * 60 * 1000

const NOTHING: CheckState = {
  state: 'idle',
  drivers: [],
  missing: 0,
  documents: new Map(),
  done: 0,
  total: 0,
  left: undefined,
  checkedAt: undefined,
}

/**
 * Reads the documents of a branch's cleared drivers, six at a time, while the page is visible and somebody listens. It
 * reports at most once a second, so that figures can be read while they change.
 */
export function createDocumentCheck(options: CheckOptions): DocumentCheck {
  const listeners = new Set<() => void>()
  const known: Known = new Map()
  let current = NOTHING
  let running: AbortController | undefined
  let stale: ReturnType<typeof setTimeout> | undefined

  const publish = (next: Partial<CheckState>) => {
    current = { ...current, ...next }
    for (const listener of listeners) listener()
  }
  const pause = () => {
    running?.abort()
    clearTimeout(stale)
  }
  const start = (firstPage?: FirstPage) => {
    pause()
    running = new AbortController()
    const { signal } = running
    const report = (next: Partial<CheckState>) => {
      if (!signal.aborted) publish(next)
    }
    report({ state: 'running', left: undefined })
    run({ ...options, firstPage, known, signal, report }).then(
      () => {
        stale = setTimeout(start, freshness)
      },
      (error: unknown) => {
        if (signal.aborted || isAborted(error)) return
        options.onError(error)
        publish({ state: 'failed' })
      },
    )
  }
  return {
    read: () => current,
    subscribe: (listener) => {
      if (listeners.size === 0 && current.state === 'running') start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) pause()
      }
    },
    start,
    stop: () => {
      pause()
      publish({ state: 'stopped', left: undefined })
    },
  }
}

type Known = Map<string, { documents: ReadDocuments; at: number }>

interface Run extends CheckOptions {
  firstPage: FirstPage | undefined
  known: Known
  signal: AbortSignal
  report: (next: Partial<CheckState>) => void
}

async function run({ loadDrivers, loadDocuments, pace = 1000, firstPage, known, signal, report }: Run): Promise<void> {
  const { rows, total } = await loadDrivers(signal, firstPage)
  const people = [...new Set(rows.map(({ id }) => id))]
  const due = people.filter((id) => !isFresh(known.get(id)))
  for (const id of due) known.delete(id)
  const began = performance.now()
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const progress = (): Partial<CheckState> => {
    timer = undefined
    return {
      drivers: rows,
      missing: total - rows.length,
      documents: new Map([...known].map(([id, { documents }]) => [id, documents])),
      done: people.length - due.length + done,
      total: people.length,
      left: done < LIMIT ? undefined : ((performance.now() - began) / done) * (due.length - done),
    }
  }
  report(progress())
  await runLimited(
    due.map((id) => async () => {
      await untilVisible(signal)
      signal.throwIfAborted()
      const { deadlines } = await loadDocuments(id)
      known.set(id, { documents: deadlines, at: performance.now() })
    }),
    {
      limit: LIMIT,
      signal,
      onOutcome: (place, outcome) => {
        if (signal.aborted) return
        done += 1
        if (!outcome.ok) known.set(due[place] ?? '', { documents: 'unread', at: performance.now() })
        timer ??= setTimeout(() => report(progress()), pace)
      },
    },
  )
  clearTimeout(timer)
  report({ ...progress(), state: 'over', left: undefined, checkedAt: Date.now() })
}

function isFresh(each: { documents: ReadDocuments; at: number } | undefined): boolean {
  return each !== undefined && each.documents !== 'unread' && performance.now() - each.at < freshness
}

/** A page that nobody sees loads nothing. */
async function untilVisible(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden' && !signal.aborted) {
    await new Promise<void>((resolve) => {
      const end = () => {
        document.removeEventListener('visibilitychange', end)
        signal.removeEventListener('abort', end)
        resolve()
      }
      document.addEventListener('visibilitychange', end)
      signal.addEventListener('abort', end)
    })
  }
}
