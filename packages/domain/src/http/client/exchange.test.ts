import { expect, it } from 'vitest'
import { retryAfterSeconds } from './exchange.ts'

const NOW = Date.UTC(2026, 2, 12, 9, 30)

it.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['0', 0],
  ['7', 7],
  ['1000000000', 30],
  ['-5', 0],
  ['Thu, 12 Mar 2026 09:30:12 GMT', 12],
  ['Thu, 12 Mar 2026 09:00:00 GMT', 0],
])('reads %j as %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, NOW)).toBe(seconds)
})
