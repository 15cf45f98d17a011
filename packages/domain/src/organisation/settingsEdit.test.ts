import { describe, expect, test } from 'vitest'
import { PlainPhone } from '../phone/phoneNumber.ts'
import { type SettingsTexts, settingsErrors, settingsForm, settingsTexts, settingsUpdateOf } from './settingsForm.ts'

const struct = settingsForm(PlainPhone)
const empty = settingsTexts(null)
const held = settingsTexts({
  organizationId: '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d',
  city: 'Bern',
  tcUrl: 'www.example.org',
  pricingPlan: 'plus',
  pricingSetupFee: 490,
  pricingMonthlyFee: 49.9,
})

describe('the texts of settings', () => {
  test('are all empty if none exist', () => {
    expect(new Set(Object.values(empty))).toEqual(new Set(['']))
    expect(Object.keys(empty).sort()).toEqual(Object.keys(struct.schema).sort())
  })

  test('show fees with their cents', () => {
    expect(held).toMatchObject({ city: 'Bern', street: '', pricingSetupFee: '490', pricingMonthlyFee: '49.90' })
  })
})

describe('what is sent', () => {
  test.each<[Partial<SettingsTexts>, object]>([
    [{}, {}],
    [{ city: ' Bern ' }, {}],
    [{ city: 'Basel' }, { city: 'Basel' }],
    [{ city: '' }, { city: null }],
    [
      { city: '  ', street: ' Gasse 1 ' },
      { city: null, street: 'Gasse 1' },
    ],
    [{ pricingPlan: 'custom' }, { pricing: { plan: 'custom' } }],
    [{ pricingMonthlyFee: '49,90' }, { pricing: { monthlyFee: 49.9 } }],
    [
      { pricingSetupFee: '0', tcUrl: '' },
      { tcUrl: null, pricing: { setupFee: 0 } },
    ],
  ])('of the edit %j is %j', (edit, update) => {
    expect(settingsUpdateOf(struct, held, { ...held, ...edit })).toEqual(update)
  })

  test('is everything typed if none existed', () => {
    expect(settingsUpdateOf(struct, empty, { ...empty, country: 'Norway', contactEmail: 'a@example.org' })).toEqual({
      country: 'Norway',
      contactEmail: 'a@example.org',
    })
  })
})

describe('errors', () => {
  test('never concern what was there already', () => {
    expect(settingsErrors(struct, held, held)).toEqual({})
    expect(settingsErrors(struct, held, { ...held, city: 'Basel' })).toEqual({})
  })

  test.each<[Partial<SettingsTexts>, object]>([
    [{ tcUrl: 'ftp://x' }, { tcUrl: 'Please provide a link that starts with https:// or http://.' }],
    [{ billingEmail: 'x' }, { billingEmail: 'The provided e-mail format is incorrect.' }],
    [{ pricingSetupFee: '-1' }, { pricingSetupFee: 'Please provide an amount of 0 or more.' }],
    [{ pricingMonthlyFee: ' ' }, { pricingMonthlyFee: 'Field is mandatory.' }],
  ])('with the edit %j is %j', (edit, errors) => {
    expect(settingsErrors(struct, held, { ...held, ...edit })).toEqual(errors)
  })
})
