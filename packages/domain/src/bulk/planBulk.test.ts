import { expect, test } from 'vitest'
import { bulkResultText, planBulk } from './planBulk.ts'

test('the chosen ones are parted by what may be done with each, in their order', () => {
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

test('the result is said in figures', () => {
  expect(bulkResultText({ done: 18, failed: 2 })).toBe('18 done, 2 failed')
  expect(bulkResultText({ done: 18, failed: 2, left: 10 })).toBe('18 done, 2 failed, 10 not started')
})
