import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, test } from 'vitest'
import { groupedPhone, phoneFilter } from './groupedPhone.ts'

test.each([
  ['+48512001000', '+48 512 001 000'],
  ['+48583001122', '+48 58 300 11 22'],
  ['+447911002140', '+44 7911 002140'],
  ['+442079460018', '+44 20 7946 0018'],
  ['+994401234567', '+994 401 234 567'],
  ['+4915123456789', '+49 1512 3456789'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+12025550143', '+1 202 555 0143'],
  ['+420601234567', '+420 601 234 567'],
  ['+35312345678', '+353 1 234 5678'],
  ['0512 001', '0512 001'],
  ['', ''],
  [`+${'9'.repeat(100)}`, `+${'9'.repeat(100)}`],
])('%s is shown as %s', (phone, shown) => {
  expect(groupedPhone(phone)).toBe(shown)
})

/** Those whose numbers have a plan. */
const COUNTRIES = [
  ...([
    'AT',
    'BE',
    'BG',
    'BY',
    'CA',
    'CH',
    'CZ',
    'DE',
    'DK',
    'EE',
    'ES',
    'FI',
    'FR',
    'GB',
    'GE',
    'GR',
    'HR',
    'HU',
  ] as const),
  ...([
    'IE',
    'IT',
    'KZ',
    'LT',
    'LU',
    'LV',
    'MD',
    'NL',
    'NO',
    'PL',
    'PT',
    'RO',
    'RS',
    'RU',
    'SE',
    'SI',
    'SK',
    'TR',
    'UA',
    'US',
    'ZA',
  ] as const),
]

test.each(COUNTRIES)('a mobile number of %s has the groups that the library gives it', (country) => {
  const number = parsePhoneNumberFromString(examples[country], country)
  expect(number?.isValid()).toBe(true)
  expect(groupedPhone(number?.number ?? '')).toBe(number?.formatInternational())
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
