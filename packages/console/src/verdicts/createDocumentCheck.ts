import type { FirstPage, ReadRows } from '@driver-trust/domain/data'
import type { Deadlines, StatusCounts } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import { runLimited, type UserWithOrganisation } from '@driver-trust/domain/people'

/** Documents in flight; the read itself allows no more for the whole page. */
const LIMIT = 6

/** What was read of a driver: their documents, or that these couldn't be read. */
export type ReadDocuments = Deadlines['deadlines'] | 'unread'

/** How far the documents of a list's drivers have been read. */
export interface CheckState {
  /** `failed`: the list of drivers couldn't be read. */
  state: 'idle' | 'running' | 'stopped' | 'over' | 'failed'
  /** Drivers whom the list has named so far, while it is read. */
  listed: number
  /** A person is here once for each of their organisations. */
  drivers: readonly UserWithOrganisation[]
  /** What the server counted when these were listed: an action moves a driver from one count to another. */
  counts: StatusCounts | undefined
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
  /** Reads the list, and the documents that aren't known or are older than `freshness`. */
  start: (counted?: Counted) => void
  /** Reads the list again, and documents too unless the check was stopped; one that hasn't begun only begins if `begins`. */
  update: (counted: Counted | undefined, options: { begins: boolean }) => void
  stop: () => void
}

/** What the server counts, and the first page of the cleared drivers, which then needn't be read. */
export interface Counted {
  counts: StatusCounts
  firstPage: FirstPage
}

export interface CheckOptions {
  /** The drivers, to the end of the list. */
  loadDrivers: (options: LoadDrivers) => Promise<ReadRows<UserWithOrganisation>>
  loadDocuments: (userId: string) => Promise<Deadlines>
  /** What any part of the page has read of a driver last, while that is cached. */
  peekDocuments: (userId: string) => Deadlines | undefined
  onError: (error: unknown) => void
}

interface LoadDrivers {
  signal: AbortSignal
  firstPage: FirstPage | undefined
  onProgress: (listed: number) => void
}

/** Milliseconds between two changes of what is shown. */
const PACE = 1000

/** Milliseconds after which documents are read again. */
export const freshness = 10 * 60 * 1000

const NOTHING: CheckState = {
  state: 'idle',
  listed: 0,
  drivers: [],
  counts: undefined,
  missing: 0,
  documents: new Map(),
  done: 0,
  total: 0,
  left: undefined,
  checkedAt: undefined,
}

/**
 * Reads the documents of a list's drivers, six at a time, while the page is visible and somebody listens. It
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
  const run = (counted: Counted | undefined, { isListOnly = false } = {}) => {
    pause()
    running = new AbortController()
    const { signal } = running
    const report = (next: Partial<CheckState>) => {
      if (!signal.aborted) publish(next)
    }
    check({ ...options, counted, isListOnly, known, signal, report }).then(
      () => {
        if (!isListOnly) stale = setTimeout(start, freshness)
      },
      (error: unknown) => {
        if (signal.aborted || isAborted(error)) return
        options.onError(error)
        publish({ state: 'failed', drivers: [], counts: undefined }) // some of them may no longer be cleared
      },
    )
  }
  const start = (counted?: Counted) => {
    publish({ state: 'running', listed: 0, left: undefined })
    run(counted)
  }
  return {
    read: () => current,
    subscribe: (listener) => {
      if (listeners.size === 0 && current.documents.size > 0)
        current = { ...current, documents: newest(current.documents, options) }
      if (listeners.size === 0 && current.state === 'running') start()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) pause()
      }
    },
    start,
    update: (counted, { begins }) => {
      if (current.state === 'stopped') run(counted, { isListOnly: true })
      else if (current.state !== 'idle' || begins) start(counted)
    },
    stop: () => {
      pause()
      publish({ state: 'stopped', left: undefined })
    },
  }
}

type Known = Map<string, { documents: ReadDocuments; at: number }>

interface Run extends CheckOptions {
  counted: Counted | undefined
  isListOnly: boolean
  known: Known
  signal: AbortSignal
  report: (next: Partial<CheckState>) => void
}

async function check({ counted, isListOnly, known, signal, report, ...options }: Run): Promise<void> {
  const { loadDrivers, loadDocuments } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  const reportSoon = (next: () => Partial<CheckState>) => {
    timer ??= setTimeout(() => {
      timer = undefined
      report(next())
    }, PACE)
  }
  let listed = 0
  const { rows, total } = await loadDrivers({
    signal,
    firstPage: counted?.firstPage,
    onProgress: (count) => {
      listed = count
      reportSoon(() => ({ listed }))
    },
  })
  const people = [...new Set(rows.map(({ id }) => id))]
  const due = people.filter((id) => !isFresh(known.get(id)))
  for (const id of due) known.delete(id)
  const began = performance.now()
  let done = 0
  const progress = (): Partial<CheckState> => {
    clearTimeout(timer)
    timer = undefined
    const read = new Map([...known].map(([id, { documents }]) => [id, documents]))
    return {
      listed: total,
      drivers: rows,
      ...(counted && { counts: counted.counts }),
      missing: total - rows.length,
      documents: newest(read, options),
      done: people.length - due.length + done,
      total: people.length,
      left: done < LIMIT ? undefined : ((performance.now() - began) / done) * (due.length - done),
    }
  }
  report(progress())
  if (isListOnly) return
  const read = async (id: string) => {
    await untilVisible(signal)
    signal.throwIfAborted()
    const { deadlines } = await loadDocuments(id)
    known.set(id, { documents: deadlines, at: performance.now() })
  }
  await runLimited(due, read, {
    limit: LIMIT,
    signal,
    onOutcome: (id, outcome) => {
      if (signal.aborted) return
      done += 1
      if (!outcome.ok) known.set(id, { documents: 'unread', at: performance.now() })
      reportSoon(progress)
    },
  })
  report({ ...progress(), state: 'over', left: undefined, checkedAt: Date.now() })
}

/** A driver's page may have read their documents since the check did. */
function newest(documents: CheckState['documents'], { peekDocuments }: CheckOptions): CheckState['documents'] {
  return new Map([...documents].map(([id, read]) => [id, peekDocuments(id)?.deadlines ?? read]))
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
