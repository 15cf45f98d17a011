import { RequestError } from '../http/client/RequestError.ts'

interface Load {
  answer: Promise<unknown>
  abort: AbortController
  isPreload: boolean
  /** A component got the answer of this preload while it was under way. */
  isTaken?: boolean
  /** When a preload ended, in milliseconds of `performance.now()`: its answer counts once, so that a refetch loads again. */
  endedAt?: number
  /** The answer of a preload that has ended. */
  data?: unknown
}

/** The loads of the cache's keys, at most one each. The end of a session ends them too (`session.lifetime`). */
export interface Loads {
  /** Loads for a component: joins a preload under way or takes a fresh one's answer, else aborts what is under way. */
  show: <T>(key: string, read: { freshness: number; load: (signal: AbortSignal) => Promise<T> }) => Promise<T>
  preload: <T>(key: string, load: (signal: AbortSignal) => Promise<T>) => Promise<T>
  /** Whether something is under way for a key, or a preload has ended that nobody has asked for yet. */
  has: (key: string) => boolean
  /** The answers of preloads that nobody has asked for yet, by their keys. */
  ended: () => [key: string, data: unknown][]
  /** What is under way for a key. */
  underWay: (key: string) => Pick<Load, 'answer' | 'isPreload'> | undefined
  abort: (key: string) => void
  /** Aborts the preloads under way, of these keys if given, and resolves to whether there were any. */
  abortPreloads: (isMeant?: (key: string) => boolean) => Promise<boolean>
  /** Preloads that have ended count no longer. */
  forgetEnded: (isMeant?: (key: string) => boolean) => void
  clear: () => void
}

export function createLoads(): Loads {
  const loads = new Map<string, Load>()
  const underWay = (key: string) => {
    const load = loads.get(key)
    return load?.endedAt === undefined ? load : undefined
  }
  const abort = (key: string) => {
    const load = underWay(key)
    if (!load) return
    loads.delete(key)
    load.abort.abort()
  }
  const begin = <T>(key: string, start: (signal: AbortSignal) => Promise<T>, isPreload: boolean): Promise<T> => {
    abort(key)
    const controller = new AbortController()
    const forget = () => {
      if (loads.get(key) === load) loads.delete(key)
    }
    const answer = start(controller.signal).then(
      (data) => {
        if (isPreload && loads.get(key) !== load) throw new RequestError({ call: 'A preload', failure: 'aborted' }) // stale by now
        if (isPreload && !load.isTaken) Object.assign(load, { data, endedAt: performance.now() })
        else forget()
        return data
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    const load: Load = { answer, abort: controller, isPreload }
    loads.set(key, load)
    return answer
  }
  return {
    show(key, { freshness, load }) {
      const known = loads.get(key)
      if (known?.isPreload) {
        const answer = known.answer as ReturnType<typeof load> // one key, one read
        if (known.endedAt === undefined) {
          known.isTaken = true
          return answer
        }
        loads.delete(key)
        if (performance.now() - known.endedAt < freshness * 1000) return answer
      }
      return begin(key, load, false)
    },
    preload: (key, load) => begin(key, load, true),
    has: (key) => loads.has(key),
    ended: () => [...loads].flatMap(([key, { endedAt, data }]) => (endedAt === undefined ? [] : [[key, data]])),
    underWay,
    abort,
    async abortPreloads(isMeant = () => true) {
      const meant = [...loads].filter(([key, { isPreload }]) => isPreload && underWay(key) && isMeant(key))
      for (const [key] of meant) abort(key)
      await Promise.allSettled(meant.map(([, { answer }]) => answer))
      return meant.length > 0
    },
    forgetEnded(isMeant = () => true) {
      for (const key of loads.keys()) if (!underWay(key) && isMeant(key)) loads.delete(key)
    },
    clear: () => loads.clear(),
  }
}
