import type { Deadlines } from '../driver/deadlines.ts'
import { isAborted } from '../http/client/RequestError.ts'
import { withRetries } from '../http/client/retries.ts'
import { createPause, type WhenAllowed } from './createPause.ts'
import { createTurns, type Turn, type Turns } from './createTurns.ts'

/** What was read of a driver: their documents, or that these couldn't be read. */
type ReadDocuments = Deadlines['deadlines'] | 'unread'

/** By user id; a person who isn't in it hasn't been checked, or not for a while. */
export type KnownDocuments = ReadonlyMap<string, ReadDocuments>

/**
 * Who waits: `now`, a user for this driver's documents; `view`, a list on screen; `branch`, figures and long lists;
 * `nobody` watches without reading.
 */
export type Urgency = Turn['urgency'] | 'nobody'

/** The documents of drivers, kept once for all that shows them: rows, pages, figures, files. */
export interface DocumentStore {
  known: (ids: readonly string[]) => KnownDocuments
  /** When the oldest of these was read, in milliseconds since 1970; undefined if none was. */
  oldest: (ids: readonly string[]) => number | undefined
  /** Why a driver's documents couldn't be read. */
  errorOf: (id: string) => Error | undefined
  /** Reads what isn't known or is old, now and whenever it grows old, until `end` is called; `open` are to be read now. */
  watch: (ids: readonly string[], watching: Watching) => { end: () => void; open: number }
  /** Reads a driver's documents again, however new they are. Never rejects. */
  reread: (id: string) => Promise<void>
  /** Forgets everything, and reads again what is being watched. */
  clear: () => void
}

interface Watching {
  urgency: Urgency
  /** Called for each of them that was read, failed or grew too old, with how many are still to be read. */
  onChange: (open: number) => void
  /** Milliseconds after which known documents are read at once; {@link AGE} by default. */
  freshness?: number
}

interface StoreOptions {
  load: (userId: string, options: { signal: AbortSignal; deadline: number; isOnce: true }) => Promise<Deadlines>
  onError: (error: unknown) => void
  /** Milliseconds before each retry. */
  delays: readonly number[]
}

/** Calls at a time for what nobody waits for: a browser has six connections, and the others are the user's. */
const LIMIT = 3
/** Milliseconds for one call. */
const DEADLINE = 10_000
/** Milliseconds after which documents in view are read again (contract 9.14). */
const AGE = 10 * 60_000
/** Milliseconds after which documents count as not checked. */
const LONGEST_AGE = 15 * 60_000

export function createDocumentStore(options: StoreOptions): DocumentStore {
  const entries = new Map<string, Entry>()
  const watchers = new Set<Watcher>()
  const state: State = {
    ...options,
    entries,
    watchers,
    loads: new Map(),
    turns: createTurns(LIMIT),
    whenAllowed: createPause(),
  }
  const looking = lookRegularly(state)
  return {
    known: (ids) =>
      new Map(
        ids.flatMap((id): [string, ReadDocuments][] => {
          const entry = entries.get(id)
          return entry && !isOlder(entry, LONGEST_AGE) ? [[id, entry.documents]] : []
        }),
      ),
    oldest: (ids) => {
      const times = ids.flatMap((id) => entries.get(id)?.at ?? [])
      return times.length > 0 ? times.reduce((one, other) => Math.min(one, other)) : undefined
    },
    errorOf: (id) => entries.get(id)?.error,
    watch(ids, watching) {
      const watcher: Watcher = { ...watching, ids: new Set(ids), open: new Set() }
      watchers.add(watcher)
      looking.start()
      requestDue(state, watcher, watching.freshness ?? AGE)
      const end = () => {
        watchers.delete(watcher)
        for (const id of watcher.ids) if (state.loads.has(id) && !isNeeded(state, id)) drop(state, id)
        if (watchers.size === 0) looking.stop()
      }
      return { end, open: watcher.open.size }
    },
    async reread(id) {
      drop(state, id)
      await request(state, id, 'now')
    },
    clear() {
      for (const id of [...state.loads.keys()]) drop(state, id)
      entries.clear()
      for (const watcher of watchers) {
        requestDue(state, watcher, AGE)
        watcher.onChange(watcher.open.size)
      }
    },
  }
}

interface Entry {
  documents: ReadDocuments
  error: Error | undefined
  /** Milliseconds since 1970: a device that slept counts its sleep. */
  at: number
}

interface Watcher extends Watching {
  ids: ReadonlySet<string>
  open: Set<string>
}

interface Load extends Turn {
  abort: AbortController
  done: Promise<void>
}

interface State extends StoreOptions {
  entries: Map<string, Entry>
  watchers: Set<Watcher>
  loads: Map<string, Load>
  turns: Turns
  whenAllowed: WhenAllowed
}

/** A clock that was set back proves nothing. */
function isOlder({ at }: Entry, age: number): boolean {
  const past = Date.now() - at
  return past < 0 || past > age
}

function requestDue(state: State, watcher: Watcher, age: number): void {
  const { urgency, ids, open } = watcher
  if (urgency === 'nobody') return
  for (const id of ids) {
    const entry = state.entries.get(id)
    if (entry && entry.documents !== 'unread' && !isOlder(entry, age)) continue
    open.add(id)
    void request(state, id, urgency)
  }
}

const ORDER: readonly Urgency[] = ['nobody', 'branch', 'view', 'now']

/** Reads a driver's documents, joining a load under way. Never rejects. */
function request(state: State, id: string, urgency: Load['urgency']): Promise<void> {
  const { loads, turns, delays, onError } = state
  const underWay = loads.get(id)
  if (underWay) {
    if (ORDER.indexOf(urgency) > ORDER.indexOf(underWay.urgency)) underWay.urgency = urgency
    turns.sort(underWay)
    return underWay.done
  }
  const abort = new AbortController()
  const own: Load = { urgency, abort, begin: undefined, done: Promise.resolve() }
  loads.set(id, own)
  const attempt = async (signal: AbortSignal) => {
    const end = await turns.take(own, signal)
    const load = () => state.load(id, { signal, deadline: DEADLINE, isOnce: true })
    return state.whenAllowed(load, signal).finally(end)
  }
  own.done = withRetries(attempt, { delays, signal: abort.signal }).then(
    ({ deadlines }) => settle(state, { id, own }, { documents: deadlines, error: undefined }),
    (error: unknown) => {
      if (abort.signal.aborted) return
      if (isAborted(error)) {
        loads.delete(id) // the session has ended
        return
      }
      onError(error)
      settle(state, { id, own }, { documents: 'unread', error: error as Error }) // of the client
    },
  )
  return own.done
}

function settle({ loads, entries, watchers }: State, { id, own }: { id: string; own: Load }, read: Omit<Entry, 'at'>) {
  if (loads.get(id) !== own) return // superseded, or nobody needs it any more
  loads.delete(id)
  entries.set(id, { ...read, at: Date.now() })
  notify(watchers, id, false)
}

function notify(watchers: Iterable<Watcher>, id: string, isOpen: boolean): void {
  for (const { ids, open, onChange } of watchers) {
    if (!ids.has(id)) continue
    if (isOpen) open.add(id)
    else open.delete(id)
    onChange(open.size)
  }
}

function isNeeded({ watchers }: State, id: string): boolean {
  return [...watchers].some(({ ids, urgency }) => urgency !== 'nobody' && ids.has(id))
}

function drop({ loads }: State, id: string): void {
  loads.get(id)?.abort.abort()
  loads.delete(id)
}

/** Milliseconds between two looks. */
const LOOK = 15_000

/** Looks for documents in view that have grown old: now and then, when the page is seen again, and back online. */
function lookRegularly(state: State) {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = () => dropLapsed(state)
  const onOnline = () => {
    look()
    for (const watcher of state.watchers) requestDue(state, watcher, AGE) // also what couldn't be read
  }
  return {
    start() {
      if (timer !== undefined) return
      timer = setInterval(look, LOOK)
      globalThis.document?.addEventListener('visibilitychange', look)
      globalThis.window?.addEventListener('online', onOnline)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      globalThis.document?.removeEventListener('visibilitychange', look)
      globalThis.window?.removeEventListener('online', onOnline)
    },
  }
}

/** Reads again what is old, and takes back what is too old to be shown meanwhile. */
function dropLapsed(state: State): void {
  const { entries, watchers, turns } = state
  for (const [id, entry] of entries) {
    if (entry.documents === 'unread' || !isOlder(entry, LONGEST_AGE)) continue
    entries.delete(id)
    notify(watchers, id, true)
  }
  for (const { ids, urgency } of watchers) {
    if (urgency === 'nobody') continue
    for (const id of ids) {
      const entry = entries.get(id)
      if (!entry || isOlder(entry, AGE)) void request(state, id, urgency)
    }
  }
  turns.advance()
}
