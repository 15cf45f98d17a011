import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validator } from '../struct/validator.ts'
import { driverIdFilter, formatDriverId, GateCheckForm } from './driverId.ts'

test.each([
  [0, '00 00 00'],
  [7, '00 00 07'],
  [42_197, '04 21 97'],
  [999_999, '99 99 99'],
  [1_042_197, '01 04 21 97'],
  [12_345_678, '12 34 56 78'],
])('%i is displayed as %j', (dtId, text) => {
  expect(formatDriverId(dtId)).toBe(text)
})

test.each([
  ['04 21 97', '42197'],
  ['42197', '42197'],
  ['\t4 2\u00a01 9 7\n', '42197'],
  ['000', '0'],
  ['0', '0'],
  ['', undefined],
  [' \u2003 ', undefined],
  ['x 1', 'x1'],
  ['04-21-97', '42197'],
  ['#042197', '42197'],
  ['０４２１９７', '42197'],
  ['042197\u200b', '42197'],
  ['٠٤٢١٩٧', '42197'],
])('%j filters by %j', (text, filter) => {
  expect(driverIdFilter(text)).toBe(filter)
})

test.each([
  ['04 21 97', true],
  ['04-21-97', true],
  ['#042197', true],
  ['０４２１９７\u200b', true],
  ['042197x', false],
  ['#', false],
])('the gate takes %j: %s', (driverId, isTaken) => {
  const errors = isTaken ? {} : { driverId: 'Driver IDs contain only digits.' }
  expect(validator(GateCheckForm)({ driverId })).toEqual(errors)
})

test('the gate says that an ID is too long, not that it has letters', () => {
  expect(validator(GateCheckForm)({ driverId: '1'.repeat(16) })).toEqual({
    driverId: 'No driver ID has this many digits.',
  })
})

test('a displayed ID finds its driver', () => {
  fc.assert(fc.property(fc.maxSafeNat(), (dtId) => driverIdFilter(formatDriverId(dtId)) === String(dtId)))
})
