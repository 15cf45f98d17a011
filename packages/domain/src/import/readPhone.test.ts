import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import type { PhoneRules } from '../phone/phoneNumber.ts'
import { likelyBare, readPhone } from './readPhone.ts'

/** Countries whose numbers have several lengths, so that one with a calling code can be one of theirs, too. */
const defaults = ['DE', 'AT', 'IT', 'FI', 'LU', 'SE', 'IE', 'GB', 'NZ', 'ID']

let rules: PhoneRules
let mobiles: { code: string; phone: string }[]
beforeAll(async () => {
  rules = await loadPhoneRules()
  mobiles = rules.countries.flatMap(({ code }) => mobilesOf(code).map((phone) => ({ code, phone })))
})

/** Up to ten mobiles of a country: its example with other last digits. */
function mobilesOf(code: string): string[] {
  const example = getExampleNumber(code as CountryCode, examples)?.number ?? '' // codes come from the same library
  const others = Array.from(
    { length: 10 },
    (_, at) => example.slice(0, -3) + String((at * 137 + 42) % 1000).padStart(3, '0'),
  )
  return others.filter((phone) => parsePhoneNumberFromString(phone)?.isValid())
}

/** How the mobiles are read, written in a damaged way, one by one. */
function tally(
  damaged: (phone: string, code: string) => string | undefined,
  countries: readonly (string | undefined)[],
) {
  const sums = { right: 0, wrong: 0, asked: 0, refused: 0 }
  for (const country of countries)
    for (const { code, phone } of mobiles) {
      const cell = damaged(phone, code)
      if (cell === undefined) continue
      const verdict = readPhone(cell, { rules, country })
      if (verdict.phone !== undefined) sums[verdict.phone === phone ? 'right' : 'wrong'] += 1
      else sums[verdict.choices ? 'asked' : 'refused'] += 1
    }
  return sums
}

describe('the mobiles of all countries', () => {
  const everywhere = [...defaults, undefined]

  test('without their plus: none is sent to somebody else, and none is refused without an offer', () => {
    expect(tally((phone) => phone.slice(1), everywhere)).toEqual({ right: 130, wrong: 0, asked: 26_743, refused: 0 })
  })

  test('with “.0”: the damage is removed, and a lost plus is asked about', () => {
    expect(tally((phone) => `${phone}.0`, defaults)).toEqual({ right: 24_430, wrong: 0, asked: 0, refused: 0 })
    expect(tally((phone) => `${phone.slice(1)}.0`, defaults)).toMatchObject({ wrong: 0, refused: 0 })
  })

  test('without the leading zero, in their own country: none is sent to somebody else', () => {
    const sums = rules.countries.map(({ code: country }) =>
      tally((phone, code) => (code === country ? nationalOf(phone) : undefined), [country]),
    )
    const total = (fate: keyof (typeof sums)[number]) => sums.reduce((sum, each) => sum + each[fate], 0)
    expect([total('right'), total('wrong'), total('asked'), total('refused')]).toEqual([2363, 0, 80, 0])
  })

  test('a column without plus is recognised, and one that lost its zeros is never taken for one', () => {
    let recognised = 0
    for (const { code } of rules.countries) {
      const phones = mobiles.filter((each) => each.code === code).map(({ phone }) => phone)
      expect([code, likelyBare(phones.map(nationalOf), { rules, country: code })]).toEqual([code, undefined])
      for (const country of everywhere)
        if (
          likelyBare(
            phones.map((phone) => phone.slice(1)),
            { rules, country },
          ) === 'withPlus'
        )
          recognised += 1
    }
    expect(recognised).toBe(2365) // of 245 countries under 11 defaults, 2,695: those of +1 are asked about
  })
})

function nationalOf(phone: string): string {
  return parsePhoneNumberFromString(phone)?.nationalNumber ?? ''
}
