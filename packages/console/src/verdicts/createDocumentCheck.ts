import type { DocumentStore, FirstPage, KnownDocuments, ReadRows } from '@driver-trust/domain/data'
import type { StatusCounts } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import type { UserWithOrganisation } from '@driver-trust/domain/people'

/** How far the documents of a list's drivers have been read. */
export interface CheckState {
  /** `failed`: the list of drivers couldn't be read. */
  state: 'idle' | 'running' | 'stopped' | 'over' | 'failed'
  /** Drivers whom the list has named so far, while it is read. */
  listed: number
  /** A person is here once for each of their organisations. */
  drivers: readonly UserWithOrganisation[]
  /** What the server counted when these drivers were listed: kept beside them, so that an action doesn't make the two differ. */
  counts: StatusCounts | undefined
  /** Drivers that the server counted but didn't list. */
  missing: number
  documents: KnownDocuments
  /** People whose documents were read or couldn't be, of how many. */
  done: number
  total: number
  /** Milliseconds that the people who are left will take, once that can be said. */
  left: number | undefined
  /** When the oldest documents were read, in milliseconds since 1970; undefined until all were. */
  checkedAt: number | undefined
}

export interface DocumentCheck {
  read: () => CheckState
  /** It pauses while nobody listens. */
  subscribe: (listener: () => void) => () => void
  /** Reads the list, and the documents that aren't known or have grown old. */
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

interface CheckOptions {
  /** The drivers, to the end of the list. */
  loadDrivers: (options: LoadDrivers) => Promise<ReadRows<UserWithOrganisation>>
  documents: Pick<DocumentStore, 'known' | 'oldest' | 'watch'>
  onError: (error: unknown) => void
}

interface LoadDrivers {
  signal: AbortSignal
  firstPage: FirstPage | undefined
  onProgress: (listed: number) => void
}

/** Milliseconds between two changes of what is shown. */
const PACE = 1000

/** Milliseconds after which the list is read again. */
export const freshness = 10 * 60 * 1000

/** Documents that have to arrive before the rest can be estimated. */
const SAMPLE = 6

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
 * Reads a list's drivers and has their documents read while the page is visible and it has subscribers. It reports at
 * most once a second, so that figures can be read while they change.
 */
export function createDocumentCheck({ loadDrivers, documents, onError }: CheckOptions): DocumentCheck {
  const shown = createShown()
  const { publish, publishSoon } = shown
  const watched = watchDocuments(documents, (open) => {
    if (open === 0 && shown.read().state === 'running') publish(progress())
    else publishSoon(progress)
  })
  let listing: AbortController | undefined
  let stale: ReturnType<typeof setTimeout> | undefined

  const progress = (): Partial<CheckState> => {
    const next = watched.progress()
    const { state } = shown.read()
    const isEnded = state === 'stopped' || state === 'failed'
    return isEnded ? next : { ...next, state: next.done === next.total ? 'over' : 'running' }
  }
  const run = async (counted: Counted | undefined, isListOnly: boolean) => {
    listing?.abort()
    clearTimeout(stale)
    listing = new AbortController()
    const { signal } = listing
    const onProgress = (listed: number) => {
      if (!signal.aborted) publishSoon(() => ({ listed }))
    }
    try {
      const { rows, total } = await loadDrivers({ signal, firstPage: counted?.firstPage, onProgress })
      if (signal.aborted) return
      watched.begin(isListOnly ? 'nobody' : 'branch', rows)
      const found = { listed: total, drivers: rows, missing: total - rows.length }
      publish({ ...found, ...(counted && { counts: counted.counts }), ...progress() })
      if (!isListOnly) stale = setTimeout(start, freshness)
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      onError(error)
      watched.end()
      publish({ state: 'failed', drivers: [], counts: undefined }) // without the drivers listed before, as some may no longer be cleared
      if (!isListOnly) stale = setTimeout(start, freshness)
    }
  }
  const start = (counted?: Counted) => {
    publish({ state: 'running', listed: 0, left: undefined })
    void run(counted, false)
  }
  const onFirst = () => {
    const { state, drivers } = shown.read()
    if (state === 'running') return start()
    if (drivers.length === 0) return undefined
    watched.begin(state === 'over' ? 'branch' : 'nobody')
    return publish(progress())
  }
  const onLast = () => {
    listing?.abort()
    watched.end()
    clearTimeout(stale)
  }
  return {
    read: shown.read,
    subscribe: (listener) => shown.subscribe(listener, { onFirst, onLast }),
    start,
    update: (counted, { begins }) => {
      const { state } = shown.read()
      if (state === 'stopped') void run(counted, true)
      else if (state !== 'idle' || begins) start(counted)
    },
    stop: () => {
      listing?.abort()
      watched.begin('nobody')
      publish({ ...watched.progress(), state: 'stopped', left: undefined })
    },
  }
}

/** What is shown of a check, changed at once or at most once a second. */
function createShown() {
  const listeners = new Set<() => void>()
  let current = NOTHING
  let timer: ReturnType<typeof setTimeout> | undefined
  let latest: () => Partial<CheckState> = () => ({})
  const settle = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const publish = (next: Partial<CheckState>) => {
    settle()
    current = { ...current, ...next }
    for (const listener of listeners) listener()
  }
  return {
    read: () => current,
    publish,
    publishSoon(next: () => Partial<CheckState>) {
      latest = next
      timer ??= setTimeout(() => publish(latest()), PACE)
    },
    subscribe(listener: () => void, { onFirst, onLast }: { onFirst: () => void; onLast: () => void }) {
      if (listeners.size === 0) onFirst()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        settle()
        onLast()
      }
    },
  }
}

/** The documents of the drivers listed last, and how far they have been read. */
function watchDocuments(documents: CheckOptions['documents'], onChange: (open: number) => void) {
  let people: readonly string[] = []
  let watched = { end: () => {}, open: 0 }
  let isReading = false
  let begun = { open: 0, at: 0 }
  return {
    begin(urgency: 'branch' | 'nobody', drivers?: readonly UserWithOrganisation[]) {
      const { end } = watched
      isReading = urgency === 'branch'
      if (drivers) people = [...new Set(drivers.map(({ id }) => id))]
      watched = documents.watch(people, {
        urgency,
        onChange: (open) => {
          watched = { ...watched, open }
          onChange(open)
        },
      })
      end() // after the new watch has begun: loads that both need go on
      begun = { open: watched.open, at: performance.now() }
    },
    end: () => watched.end(),
    progress() {
      const known = documents.known(people)
      const open = isReading ? watched.open : people.length - known.size
      const read = begun.open - open
      const total = people.length
      return {
        documents: known,
        done: total - open,
        total,
        left: open === 0 || read < SAMPLE ? undefined : ((performance.now() - begun.at) / read) * open,
        ...(open === 0 && { checkedAt: documents.oldest(people) }),
      }
    },
  }
}
