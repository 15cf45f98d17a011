import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkResultText, type Outcome, planBulk, runLimited } from './bulk.ts'

test('splits the selection by permission, in order', () => {
  const plan = planBulk([1, 2, 3, 4], (item) =>
    item % 2 === 0 ? { allowed: true } : { allowed: false, visible: true, reason: `${item} is odd` },
  )
  expect(plan).toEqual({
    affected: [2, 4],
    skipped: [
      { item: 1, reason: '1 is odd' },
      { item: 3, reason: '3 is odd' },
    ],
  })
})

test('sums up the result in figures', () => {
  expect(bulkResultText({ done: 18, failed: 2 })).toBe('18 done, 2 failed')
  expect(bulkResultText({ done: 18, failed: 0 })).toBe('18 done')
  expect(bulkResultText({ done: 8, failed: 0, left: 22 })).toBe('8 done, 22 not started')
  expect(bulkResultText({ done: 18, failed: 2, left: 10 })).toBe('18 done, 2 failed, 10 not started')
})

test('runs at most four tasks at a time and reports each once, in any order of answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { maxLength: 30 }), async (scheduler, plan) => {
      let underWay = 0
      let most = 0
      const outcomes = new Map<number, Outcome>()
      const task = async (index: number) => {
        underWay += 1
        most = Math.max(most, underWay)
        await scheduler.schedule(Promise.resolve(), String(index))
        underWay -= 1
        if (!plan[index]) throw new Error(`${index}`)
      }
      const done = runLimited([...plan.keys()], task, {
        limit: 4,
        onOutcome: (index, outcome) => {
          expect(outcomes.has(index)).toBe(false)
          outcomes.set(index, outcome)
        },
      })
      await scheduler.waitFor(done)
      expect(most).toBe(Math.min(4, plan.length))
      expect(plan.map((_, index) => outcomes.get(index)?.ok)).toEqual(plan)
    }),
    { numRuns: 60 },
  )
})

test('starts no task after an abort, and still reports those in flight', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.nat(29), async (scheduler, last) => {
      const stop = new AbortController()
      const begun: number[] = []
      const reported: number[] = []
      const items = Array.from({ length: 30 }, (_, index) => index)
      const task = async (index: number) => {
        begun.push(index)
        await scheduler.schedule(Promise.resolve(), String(index))
      }
      const onOutcome = (index: number) => {
        reported.push(index)
        if (index === last) stop.abort()
      }
      await scheduler.waitFor(runLimited(items, task, { limit: 4, signal: stop.signal, onOutcome }))
      const beforeAbort = reported.indexOf(last)
      expect(begun.length).toBeLessThanOrEqual(beforeAbort + 4)
      expect(reported.toSorted((one, other) => one - other)).toEqual(begun)
    }),
    { numRuns: 60 },
  )
})
