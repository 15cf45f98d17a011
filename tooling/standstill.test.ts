import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchStandstill } from './standstill.ts'

/** Lets no other code of this process run, as if the machine stood still. */
function standStill(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('counts the seconds in which nothing ran', async () => {
  const standstill = watchStandstill({ tick: 10, late: 1000 })
  await sleep(30)
  standStill(1600)
  await sleep(30)
  expect(standstill.end()).toBeGreaterThanOrEqual(2)
})

test('counts one that has only just ended', () => {
  const standstill = watchStandstill({ tick: 10, late: 1000 })
  standStill(1600)
  expect(standstill.end()).toBeGreaterThanOrEqual(2)
})

test('does not count what a busy machine takes', async () => {
  const standstill = watchStandstill({ tick: 10 })
  standStill(500)
  await sleep(30)
  expect(standstill.end()).toBe(0)
})
