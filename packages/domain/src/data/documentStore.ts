import type { Deadlines } from '../driver/deadlines.ts'
import { isAborted } from '../http/client/RequestError.ts'
import { withRetries } from '../http/client/retries.ts'
import { createPause, type WhenAllowed } from './createPause.ts'

/** What was read of a driver: their documents, or that these couldn't be read. */
type ReadDocuments = Deadlines['deadlines'] | 'unread'

/** By user id; a person who isn't in it hasn't been checked, or not for a while. */
export type KnownDocuments = ReadonlyMap<string, ReadDocuments>

/**
 * Who waits: `now`, a user for this driver's documents, so they wait for no turn; `view`, a list on screen, which goes before `branch`, figures
 * and long lists; `nobody` watches without reading.
 */
export type Urgency = 'now' | 'view' | 'branch' | 'nobody'

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
    running: 0,
    retries: new Map(),
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
      const watcher: Watcher = { ...watching, ids: new Set(ids), open: new Set(), due: new Set() }
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
      await readNow(state, id)
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
  /** Those of them that wait for their turn. Nothing else is made for them before: a branch can have twenty thousand. */
  due: Set<string>
}

interface Load {
  abort: AbortController
  done: Promise<void>
}

interface State extends StoreOptions {
  entries: Map<string, Entry>
  watchers: Set<Watcher>
  loads: Map<string, Load>
  /** How many calls there are that needed a turn. */
  running: number
  /** What begins the failed calls, by user id, that are to be repeated and wait for their turn. */
  retries: Map<string, () => void>
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
    want(state, watcher, id)
  }
  advance(state)
}

function want(state: State, { urgency, due }: Watcher, id: string): void {
  if (urgency === 'now') void readNow(state, id)
  else due.add(id)
}

/** Begins whatever can. A page that nobody sees loads nothing. */
function advance(state: State): void {
  while (state.running < LIMIT && globalThis.document?.visibilityState !== 'hidden') {
    const id = takeDue(state)
    if (id === undefined) return
    if (state.retries.has(id)) repeat(state, id)
    else {
      state.running += 1
      void read(state, id, inTurns)
    }
  }
}

function takeDue({ watchers, loads, retries }: State): string | undefined {
  for (const urgency of ['view', 'branch']) {
    for (const watcher of watchers) {
      if (watcher.urgency !== urgency) continue
      for (const id of watcher.due) {
        watcher.due.delete(id)
        if (retries.has(id) || !loads.has(id)) return id
      }
    }
  }
  return undefined
}

/** Reads a driver's documents at once, joining a load under way. Never rejects. */
function readNow(state: State, id: string): Promise<void> {
  repeat(state, id)
  return state.loads.get(id)?.done ?? read(state, id, (_state, _id, load) => load)
}

type LoadOne = (signal: AbortSignal) => Promise<Deadlines>

/** Reads a driver's documents, and again after each failure that may pass. Never rejects. */
function read(state: State, id: string, attemptOf: typeof inTurns): Promise<void> {
  const { loads, delays, onError } = state
  const abort = new AbortController()
  const own: Load = { abort, done: Promise.resolve() }
  loads.set(id, own)
  const load: LoadOne = (signal) =>
    state.whenAllowed(() => state.load(id, { signal, deadline: DEADLINE, isOnce: true }), signal)
  own.done = withRetries(attemptOf(state, id, load), { delays, signal: abort.signal }).then(
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

/** A load whose turn has come, and which waits for another before it is repeated. */
function inTurns(state: State, id: string, load: LoadOne): LoadOne {
  let isRepeated = false
  return async (signal) => {
    if (isRepeated) {
      signal.throwIfAborted()
      await new Promise<void>((begin) => {
        state.retries.set(id, begin)
        for (const watcher of state.watchers) if (isWanted(watcher, id)) want(state, watcher, id)
        advance(state)
      })
    }
    isRepeated = true
    try {
      return await load(signal)
    } finally {
      state.running -= 1
      advance(state)
    }
  }
}

/** Repeats a failed call, if it waits for its turn. */
function repeat(state: State, id: string): void {
  const begin = state.retries.get(id)
  if (!begin) return
  state.retries.delete(id)
  state.running += 1
  begin()
}

function settle({ loads, entries, watchers }: State, { id, own }: { id: string; own: Load }, read: Omit<Entry, 'at'>) {
  if (loads.get(id) !== own) return // superseded, or nobody needs it any more
  loads.delete(id)
  entries.set(id, { ...read, at: Date.now() })
  notify(watchers, id, false)
}

function notify(watchers: Iterable<Watcher>, id: string, isOpen: boolean): void {
  for (const { ids, open, due, onChange } of watchers) {
    if (!ids.has(id)) continue
    if (isOpen) open.add(id)
    else {
      open.delete(id)
      due.delete(id)
    }
    onChange(open.size)
  }
}

function isNeeded({ watchers }: State, id: string): boolean {
  return [...watchers].some((watcher) => isWanted(watcher, id))
}

function isWanted({ ids, urgency }: Watcher, id: string): boolean {
  return urgency !== 'nobody' && ids.has(id)
}

function drop(state: State, id: string): void {
  state.loads.get(id)?.abort.abort()
  state.loads.delete(id)
  repeat(state, id) // which ends it
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
  const { entries, watchers } = state
  for (const [id, entry] of entries) {
    if (entry.documents === 'unread' || !isOlder(entry, LONGEST_AGE)) continue
    entries.delete(id)
    notify(watchers, id, true)
  }
  for (const watcher of watchers) {
    if (watcher.urgency === 'nobody') continue
    for (const id of watcher.ids) {
      const entry = entries.get(id)
      if (!entry || isOlder(entry, AGE)) want(state, watcher, id)
    }
  }
  advance(state)
}
