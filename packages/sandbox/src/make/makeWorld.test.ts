import { driverVerdict } from '@driver-trust/domain/driver'
import { expect, test } from 'vitest'
import { makeWorld } from './makeWorld.ts'

const NOW = Date.parse('2026-03-12T09:00:00Z')

test('in a fleet few can’t drive, some documents expire soon, and two people drive for two organisations', () => {
  const world = makeWorld({ name: 'fleet', seed: 20260312, now: NOW })
  const drivers = [...world.people.values()].filter(({ role }) => role === 'driver')
  const verdicts = drivers.map(({ id, status }) =>
    driverVerdict({ status, deadlines: world.deadlines.get(id), today: '2026-03-12' }),
  )
  const share = (isCounted: (verdict: (typeof verdicts)[number]) => boolean) =>
    (verdicts.filter(isCounted).length / drivers.length) * 100
  const [cannot, soon, pending] = [
    share(({ group }) => group === 'cannot'),
    share(({ isSoon }) => isSoon),
    share(({ group }) => group === 'pending'),
  ]
  expect(cannot).toBeGreaterThanOrEqual(4)
  expect(cannot).toBeLessThanOrEqual(8)
  expect(soon).toBeGreaterThanOrEqual(5)
  expect(soon).toBeLessThanOrEqual(10)
  expect(pending).toBeGreaterThan(3)
  expect(world.secondRecords.size).toBe(2)
  expect(new Set(drivers.map(({ status }) => status)).size).toBe(12)
})
