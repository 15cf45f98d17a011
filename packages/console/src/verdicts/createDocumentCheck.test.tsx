import { createDocumentStore, type FirstPage } from '@driver-trust/domain/data'
import type { Deadlines } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Counted, createDocumentCheck, freshness } from './createDocumentCheck.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    }),
)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, status: 'verified' }) as UserWithOrganisation) // all it needs

/** A check of so many drivers whose documents each take 100 ms; `failing` never arrive. */
function checkOf(count: number, { failing = [] as string[], counted = count } = {}) {
  const asked: string[] = []
  let inFlight = 0
  let most = 0
  const load = async (id: string): Promise<Deadlines> => {
    asked.push(id)
    inFlight += 1
    most = Math.max(most, inFlight)
    await new Promise((resolve) => setTimeout(resolve, 100))
    inFlight -= 1
    if (failing.includes(id)) throw new Error('refused')
    return { userId: id, deadlines: { passport: server.passport } } as Deadlines
  }
  const server = { cleared: people(count), isUp: true, passport: '2029-01-01' }
  const documents = createDocumentStore({ load, onError: vi.fn(), delays: [] })
  const check = createDocumentCheck({
    async loadDrivers() {
      await new Promise((resolve) => setTimeout(resolve))
      if (!server.isUp) throw new Error('refused')
      return { rows: server.cleared, total: counted, isWhole: count === counted }
    },
    documents,
    onError: vi.fn(),
  })
  const changes = vi.fn()
  const leave = check.subscribe(changes)
  return { check, asked, changes, leave, most: () => most, server, documents }
}

const nothingRead = createDocumentStore({
  load: () => Promise.reject(new Error('not asked for')),
  onError: () => {},
  delays: [],
})

const countedAs = (red: number, cleared: number): Counted => ({
  counts: { all: red + cleared, red, banned: 0, pending: 0, unverified: 0, cleared },
  firstPage: { items: [], total: cleared, pageSize: 100 } as unknown as FirstPage, // not looked at here
})

test('says once a second how far the list has been read', async () => {
  let named: (listed: number) => void = () => {}
  const check = createDocumentCheck({
    loadDrivers: ({ onProgress }) => {
      named = onProgress
      return new Promise(() => {}) // goes on for ever
    },
    documents: nothingRead,
    onError: vi.fn(),
  })
  check.start()
  const changes = vi.fn()
  const leave = check.subscribe(changes)
  for (const listed of [100, 200]) named(listed)
  await vi.advanceTimersByTimeAsync(900)
  expect(changes).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(changes).toHaveBeenCalledTimes(1)
  expect(check.read()).toMatchObject({ state: 'running', listed: 200 })
  leave()
})

test('reads the documents of everyone, three at a time, and reports once a second', async () => {
  const { check, asked, changes, most } = checkOf(120)
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(check.read()).toMatchObject({ state: 'running', done: 0, total: 120 })
  changes.mockClear()
  await vi.advanceTimersByTimeAsync(1900)
  expect(changes).toHaveBeenCalledTimes(1)
  expect(check.read().left).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(2200)
  expect(check.read()).toMatchObject({ state: 'over', done: 120, missing: 0, left: undefined })
  expect(check.read().documents.size).toBe(120)
  expect(check.read().checkedAt).toBeDefined()
  expect(asked).toHaveLength(120)
  expect(most()).toBe(3)
})

test('asks a second time only for what failed, and for everything after ten minutes', async () => {
  const { check, asked } = checkOf(3, { failing: ['1'] })
  check.start()
  await vi.advanceTimersByTimeAsync(200)
  expect(check.read().documents.get('1')).toBe('unread')
  asked.length = 0
  check.start()
  await vi.advanceTimersByTimeAsync(200)
  expect(asked).toEqual(['1'])
  asked.length = 0
  await vi.advanceTimersByTimeAsync(freshness + 15_000)
  expect(asked.toSorted()).toEqual(['0', '1', '2'])
})

test('stops when it is told to, and keeps what it knows', async () => {
  const { check, asked } = checkOf(60)
  check.start()
  await vi.advanceTimersByTimeAsync(350)
  check.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(check.read().state).toBe('stopped')
  expect(asked.length).toBeLessThan(30)
  expect(check.read().done).toBe(check.read().documents.size)
  expect(check.read().checkedAt).toBeUndefined()
  check.start()
  await vi.advanceTimersByTimeAsync(5000)
  expect(check.read()).toMatchObject({ state: 'over', done: 60 })
  expect(asked.length).toBeLessThan(70) // at most those in flight were asked for twice
})

test('pauses while nobody listens or nobody sees the page, and goes on afterwards', async () => {
  const { check, asked, leave } = checkOf(60)
  check.start()
  await vi.advanceTimersByTimeAsync(150)
  leave()
  await vi.advanceTimersByTimeAsync(5000)
  const before = asked.length
  expect(before).toBeLessThan(20)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  check.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(before)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(check.read()).toMatchObject({ state: 'over', done: 60 })
})

test('after an action counts and drivers change together, once the list is read', async () => {
  const { check, asked, server } = checkOf(3)
  check.update(countedAs(0, 3), { begins: false })
  await vi.advanceTimersByTimeAsync(200)
  expect(check.read().state).toBe('idle')
  check.update(countedAs(0, 3), { begins: true })
  await vi.advanceTimersByTimeAsync(200)
  expect(check.read()).toMatchObject({ state: 'over', counts: { red: 0, cleared: 3 } })
  asked.length = 0
  server.cleared = people(2)
  check.update(countedAs(1, 2), { begins: false })
  expect(check.read().counts).toMatchObject({ red: 0, cleared: 3 })
  expect(check.read().drivers).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(check.read().counts).toMatchObject({ red: 1, cleared: 2 })
  expect(check.read().drivers).toHaveLength(2)
  expect(asked).toEqual([])
})

test('a check that was stopped only reads the list again', async () => {
  const { check, asked, server } = checkOf(60)
  check.start(countedAs(0, 60))
  await vi.advanceTimersByTimeAsync(350)
  check.stop()
  await vi.advanceTimersByTimeAsync(200)
  asked.length = 0
  server.cleared = people(59)
  check.update(countedAs(1, 59), { begins: true })
  await vi.advanceTimersByTimeAsync(1000)
  expect(check.read()).toMatchObject({ state: 'stopped', counts: { red: 1 } })
  expect(check.read().drivers).toHaveLength(59)
  expect(asked).toEqual([])
})

test('when the list cannot be read again, nobody on the old one is counted', async () => {
  const { check, server } = checkOf(3)
  check.start(countedAs(0, 3))
  await vi.advanceTimersByTimeAsync(200)
  server.isUp = false
  check.update(countedAs(1, 2), { begins: false })
  await vi.advanceTimersByTimeAsync(200)
  expect(check.read()).toMatchObject({ state: 'failed', counts: undefined, drivers: [] })
})

test('a list that cannot be read again while documents are stays a failure, and is read again later', async () => {
  const { check, server } = checkOf(60)
  check.start(countedAs(0, 60))
  await vi.advanceTimersByTimeAsync(350)
  server.isUp = false
  check.update(countedAs(1, 59), { begins: false })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(check.read()).toMatchObject({ state: 'failed', counts: undefined, drivers: [] })
  server.isUp = true
  await vi.advanceTimersByTimeAsync(freshness)
  expect(check.read()).toMatchObject({ state: 'over', done: 60 })
})

test('takes over what a driver’s page has read since', async () => {
  const { check, leave, server, documents } = checkOf(3)
  check.start()
  await vi.advanceTimersByTimeAsync(200)
  leave()
  server.passport = '2020-01-01'
  void documents.reread('1')
  await vi.advanceTimersByTimeAsync(200)
  check.subscribe(() => {})
  expect(check.read().documents.get('1')).toEqual({ passport: '2020-01-01' })
  expect(check.read().documents.get('2')).toEqual({ passport: '2029-01-01' })
})

test('says how many drivers the server left out', async () => {
  const { check } = checkOf(3, { counted: 5 })
  check.start()
  await vi.advanceTimersByTimeAsync(200)
  expect(check.read()).toMatchObject({ state: 'over', missing: 2 })
})

test('a list that cannot be read is a failure, not an empty branch', async () => {
  const onError = vi.fn()
  const check = createDocumentCheck({
    loadDrivers: () => Promise.reject(new Error('refused')),
    documents: nothingRead,
    onError,
  })
  check.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(check.read().state).toBe('failed')
  expect(onError).toHaveBeenCalledOnce()
})
