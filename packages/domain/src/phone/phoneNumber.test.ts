import fc from 'fast-check'
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { shape } from '../struct/shape.ts'
import { validator } from '../struct/validator.ts'
import { loadPhoneRules } from './loadPhoneRules.ts'
import { ClearableWirePhone, type PhoneRules, phoneNumber, WirePhone } from './phoneNumber.ts'

const message = 'Please provide correct telephone number.'
let rules: PhoneRules

beforeAll(async () => {
  rules = await loadPhoneRules()
})

test('the rules are loaded once', async () => {
  expect(await loadPhoneRules()).toBe(rules)
})

test('there are 245 regions with 206 calling codes', () => {
  expect(rules.countries).toHaveLength(245)
  expect(new Set(rules.countries.map(({ dialCode }) => dialCode)).size).toBe(206)
  expect(rules.countries).toContainEqual({ code: 'DE', name: 'Germany', dialCode: '49' })
})

describe('a number', () => {
  test.each([
    ['+49 151 23456789', undefined, '+4915123456789'],
    [' +49 (0) 151 / 234-567.89 ', undefined, '+4915123456789'],
    ['0049 151 23456789', undefined, '+4915123456789'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['0049 151 23456789', 'US', '+4915123456789'],
    ['+1 213 373 4253', 'DE', '+12133734253'],
    ['٠١٥١٢٣٤٥٦٧٨٩', 'DE', '+4915123456789'],
    ['030 12345678', 'DE', '+493012345678'],
    ['030/123456-78', 'DE', '+493012345678'],
    ['(+49) 151 23456789', undefined, '+4915123456789'],
    ['(0049) 151 23456789', undefined, '+4915123456789'],
    ['tel:+49-151-23456789', undefined, '+4915123456789'],
    ['TEL: +4915123456789', 'US', '+4915123456789'],
    ['\u200E+49 151 23456789', undefined, '+4915123456789'],
    ['\u202A+49 151 23456789\u202C', 'US', '+4915123456789'],
    ['\uFEFF0151 23456789', 'DE', '+4915123456789'],
    ['＋４９　１５１　２３４５６７８９', undefined, '+4915123456789'],
    ['０１５１２３４５６７８９', 'DE', '+4915123456789'],
    ['（＋４９）１５１ ２３４５６７８９', undefined, '+4915123456789'],
    ['+49\u00A0(0)151\u202F23456789', undefined, '+4915123456789'],
  ])('%j, written in %s, is %s', (text, country, wire) => {
    expect(rules.toE164(text, country)).toBe(wire)
  })

  test.each([
    ['', undefined],
    ['  ', 'DE'],
    ['0151 23456789', undefined],
    ['0151 23456789', 'XX'],
    ['0151 23456789', '__proto__'],
    ['+49 151', undefined],
    ['+49 151 234567890123', undefined],
    ['+4915123456789 ext. 5', undefined],
    ['tel:+4915123456789;ext=5', undefined],
    ['(+49 151 23456789', undefined],
    ['(49) 151 23456789', undefined],
    ['+1 800 FLOWERS', undefined],
    ['call +49 151 23456789', undefined],
    ['+49 151 23456789 or later', undefined],
    ['++4915123456789', undefined],
    ['-4915123456789', 'DE'],
    ['0151 23456789/8', 'DE'], // two numbers, shortened
    ['030 123456 / 654321', 'DE'],
    ['+4930123456/654321', undefined],
    ['+', undefined],
    ['00', undefined],
    ['+999 12345678', undefined],
    ['7'.repeat(100_000), 'DE'],
    ['491711234567', 'DE'],
    ['49 171 1234567', 'DE'],
    ['436641234567', 'DE'],
    ['+436641234567.0', undefined],
    ['436641234567.0', 'AT'],
  ])('%j, written in %s, is not a number', (text, country) => {
    expect(rules.toE164(text, country)).toBeUndefined()
  })
})

/** Where mobiles have no leading zero and, with a plus, would be American or Belgian numbers. */
const AMBIGUOUS = ['CN', 'CO']

describe("every region's example", () => {
  test('is accepted as written there and abroad', () => {
    for (const { code } of rules.countries) {
      const example = exampleOf(code)
      expect([code, rules.toE164(example.number)]).toEqual([code, example.number])
      expect([code, rules.toE164(example.formatInternational())]).toEqual([code, example.number])
      expect([code, rules.readings(example.formatNational(), code).asWritten]).toEqual([code, example.number])
      if (!AMBIGUOUS.includes(code))
        expect([code, rules.toE164(example.formatNational(), code)]).toEqual([code, example.number])
      expect([code, rules.toE164(example.number.replace('+', '00'))]).toEqual([code, example.number])
      expect(WirePhone.is(example.number)).toBe(true)
    }
  })

  test("is refused at every length that the country doesn't have", () => {
    let refused = 0
    let all = 0
    for (const { code } of rules.countries) {
      const { number } = exampleOf(code)
      for (const mutant of [number.slice(0, -2), number.slice(0, -1), `${number}0`, `${number}7`, `${number}00`]) {
        const isTaken = rules.toE164(mutant) !== undefined
        if (parsePhoneNumberFromString(mutant)?.isPossible() !== true)
          expect([mutant, isTaken]).toEqual([mutant, false])
        all += 1
        if (!isTaken) refused += 1
      }
    }
    expect(refused / all).toBeGreaterThan(0.97)
  })
})

test('any text becomes a number in E.164 or is refused', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'+0123456789 ()-./') }))
  fc.assert(
    fc.property(texts, fc.constantFrom(undefined, 'DE', 'US', 'GB'), (text, country) => {
      const wire = rules.toE164(text, country)
      return wire === undefined || (WirePhone.is(wire) && rules.toE164(wire) === wire)
    }),
  )
})

describe('the rule of a form', () => {
  test.each([[undefined], [''], ['  '], ['123'], [7]])('refuses %j', (phone) => {
    const expected = typeof phone === 'number' ? 'This entry is not valid.' : message
    expect(validator(shape({ phone: phoneNumber(rules) }))({ phone })).toEqual({ phone: expected })
  })

  test.each([[undefined], ['DE']])('asks for the plus of digits that are another number with it, in %s', (country) => {
    const Form = shape({ phone: phoneNumber(rules, country) })
    const phone = `${message} If it’s +49 171 1234567, begin with the plus.`
    expect(validator(Form)({ phone: '491711234567' })).toEqual({ phone })
  })

  test('sends what was typed in E.164', () => {
    const Form = shape({ phone: phoneNumber(rules, 'DE') })
    expect(parseAs('Form', Form, { phone: ' 0151 23456789 ' })).toEqual({ phone: '+4915123456789' })
  })
})

test.each([
  ['+4915123456789', true],
  ['+123456789012345', true],
  ['+1234567890123456', false],
  ['+0151', false],
  ['4915123456789', false],
  ['+49 151', false],
  ['', false],
])('%j is sent as it is: %s', (phone, isRight) => {
  const values = { phone, cleared: phone }
  const errors = validator(shape({ phone: WirePhone, cleared: ClearableWirePhone }))(values)
  expect(errors).toEqual(isRight ? {} : { phone: message, ...(phone !== '' && { cleared: message }) })
})

function exampleOf(code: string) {
  const example = getExampleNumber(code as CountryCode, examples) // codes come from the same library
  if (!example) throw new Error(`The library has no example number of ${code}.`)
  return example
}
