import { expect, test } from 'vitest'
import { groupedPhone, phoneFilter } from './groupedPhone.ts'

test.each([
  ['+48512001000', '+48 512 001 000'],
  ['+4915123456789', '+49 151 234 567 89'],
  ['+46701234567', '+46 701 234 567'],
  ['+12025550143', '+1 202 555 0143'],
  ['+420601234567', '+420 601 234 567'],
  ['+35312345678', '+353 123 456 78'],
  ['0512 001', '0512 001'],
  ['', ''],
  [`+${'9'.repeat(100)}`, `+${'9'.repeat(100)}`],
])('%s is shown as %s', (phone, shown) => {
  expect(groupedPhone(phone)).toBe(shown)
})

test('never leaves one digit alone', () => {
  for (let length = 6; length <= 15; length += 1)
    expect(groupedPhone(`+48${'5'.repeat(length - 2)}`)).not.toMatch(/ \d$/)
})

test.each([
  ['+49 151 23', '+4915123'],
  ['0049 (151)', '+49151'],
  ['0151 23', '15123'],
  ['512-001', '512001'],
  ['abc', undefined],
  ['+', undefined],
])('%s is looked for as %s', (text, wanted) => {
  expect(phoneFilter(text)).toBe(wanted)
})
