import { type ReadRows, readList, reads, useCachedLoad, useData, useRead } from '@driver-trust/domain/data'
import { type CheckedDriver, checkedDriver } from '@driver-trust/domain/driver'
import { isAborted } from '@driver-trust/domain/http'
import type { UsersListQuery } from '@driver-trust/domain/list'
import { runLimited, type UserWithOrganisation } from '@driver-trust/domain/people'
import { localDay } from '@driver-trust/domain/text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMemory } from '../../../host.ts'
import type { Loading } from '../../../load/Loaded.tsx'

/** Deadlines in flight; the read itself allows no more for the whole page. */
const LIMIT = 6
/** A scan shows what it has found after each of these, as sorting thousands of rows for each answer would freeze the page. */
const BATCH = 24

export interface DeadlineScan {
  /** The page of drivers that is checked without asking. */
  page: Loading<{ items: UserWithOrganisation[]; total: number; pageSize: number }>
  checked: readonly CheckedDriver[]
  /** `page` until a scan begins; then `checked` counts all drivers. */
  state: 'page' | 'running' | 'stopped' | 'over'
  /** Drivers whose deadlines are known or have failed to load, of how many. */
  done: number
  total: number
  failed: number
  /** Drivers that the server's list counts but didn't contain, so that they weren't checked. */
  missing: number
  /** Drivers whose list has been read, before the first is checked. */
  listed: number
  /** Roughly how long the rest will take, in seconds, once that can be told. */
  secondsLeft: number | undefined
  /** Checks every driver; continues with those that aren't known yet. */
  start: () => void
  stop: () => void
}

interface Progress {
  state: DeadlineScan['state']
  checked: readonly CheckedDriver[]
  done: number
  total: number
  failed: number
  missing: number
  listed: number
  secondsLeft: number | undefined
}

const NOTHING: Progress = {
  state: 'page',
  checked: [],
  done: 0,
  total: 0,
  failed: 0,
  missing: 0,
  listed: 0,
  secondsLeft: undefined,
}

/** Drivers after whom the rest can be estimated. */
const ESTIMATED_AFTER = 48

/**
 * Loads the deadlines of the drivers on a page and, on request, of all of them. Leaving cancels it. A scan that was under way or complete
 * continues when the user comes back: the drivers are refetched, and deadlines still in the cache aren't.
 */
export function useDeadlineScan(query: UsersListQuery | undefined): DeadlineScan {
  const page = useRead(query ? reads.people(query) : null)
  const load = useCachedLoad()
  const { log } = useData()
  const memory = useMemory()
  const [progress, setProgress] = useState(NOTHING)
  const running = useRef<AbortController>(undefined)
  const isScan = useRef(false) // state lags behind an effect of the same commit
  const place = `scan:${JSON.stringify({ ...query, page: undefined, page_size: undefined })}`

  /** Checks drivers in order and reports each batch; the rest is left out once aborted. */
  const check = async ({ drivers, missing = 0, state, stop }: Checking) => {
    const today = localDay(new Date())
    const found: (CheckedDriver | undefined)[] = drivers.map(() => undefined) // in the list's order, whichever answer comes first
    let failed = 0
    const begun = performance.now()
    const report = (next: Progress['state']) =>
      setProgress({ state: next, failed, missing, ...countsOf(found, { begun, failed }) })
    report(state)
    await runLimited(
      drivers.map((driver, place) => async () => {
        const { deadlines } = await load(reads.deadlines(driver.id))
        found[place] = checkedDriver(driver, deadlines, today)
      }),
      {
        limit: LIMIT,
        signal: stop,
        onOutcome: (place, outcome) => {
          if (!outcome.ok && !isAborted(outcome.error)) failed += 1
          if (!stop.aborted && (state === 'page' || place % BATCH === BATCH - 1)) report(state)
        },
      },
    )
    if (!stop.aborted) report(state === 'page' ? 'page' : 'over')
  }

  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const scan = async () => {
    if (!query) return
    const signal = begin()
    isScan.current = true
    memory.page.set(place, true)
    setProgress((before) => ({ ...before, state: 'running', listed: 0, secondsLeft: undefined }))
    try {
      const onListed: EveryDriver['onListed'] = (...at) => setProgress(withListed(...at))
      const { rows: drivers, total } = await everyDriver(load, { query, signal, onListed })
      await check({ drivers, missing: total - drivers.length, state: 'running', stop: signal })
    } catch (error) {
      if (signal.aborted || isAborted(error)) return
      log.error(error)
      setProgress((before) => ({ ...before, state: 'stopped', failed: before.failed + 1 }))
    }
  }

  const stop = () => {
    running.current?.abort()
    memory.page.delete(place)
    setProgress((before) => ({ ...before, state: 'stopped' }))
  }

  const resume = useEffectEvent(() => {
    if (memory.page.get(place) === true) void scan()
  })
  useEffect(() => {
    resume()
    return () => running.current?.abort()
  }, [])

  const items = page.data?.items
  const checkPage = useEffectEvent((drivers: readonly UserWithOrganisation[]) => {
    if (!isScan.current) void check({ drivers, state: 'page', stop: begin() })
  })
  useEffect(() => {
    if (items) checkPage(items)
  }, [items])

  return { ...progress, page, start: () => void scan(), stop }
}

/** How far a check is, which began then, and how long the rest will take at that pace. */
function countsOf(found: readonly (CheckedDriver | undefined)[], { begun, failed }: { begun: number; failed: number }) {
  const checked = found.filter((each) => each !== undefined)
  const [done, total] = [checked.length + failed, found.length]
  const each = (performance.now() - begun) / 1000 / done
  const secondsLeft = done < ESTIMATED_AFTER ? undefined : Math.ceil(each * (total - done))
  return { checked, done, total, listed: total, secondsLeft }
}

const withListed = (listed: number, total: number) => (before: Progress) => ({ ...before, listed, total })

interface Checking {
  drivers: readonly UserWithOrganisation[]
  missing?: number
  state: 'page' | 'running'
  stop: AbortSignal
}

interface EveryDriver {
  query: UsersListQuery
  signal: AbortSignal
  onListed: (listed: number, total: number) => void
}

/** All drivers of a list, refetched: a status that an action has just changed must not be an old one. */
function everyDriver(
  load: ReturnType<typeof useCachedLoad>,
  { query, signal, onListed }: EveryDriver,
): Promise<ReadRows<UserWithOrganisation>> {
  return readList({
    loadPage: (page) => {
      signal.throwIfAborted()
      return load(reads.people({ ...query, ...page }), { isFresh: true })
    },
    signal,
    onProgress: (listed, total) => {
      if (!signal.aborted) onListed(listed, total)
    },
  })
}
