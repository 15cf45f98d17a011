import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import { phoneNumber } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { isPricingPlan, parseFee, pricingPlanLabel, Settings, SettingsUpdate } from './Settings.ts'
import { settingsForm } from './settingsForm.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

describe('the plan', () => {
  test.each([
    ['starter', 'Starter'],
    ['plus', 'Plus'],
    ['custom', 'Custom'],
  ])('%s is called %s', (plan, label) => {
    expect(pricingPlanLabel(plan)).toBe(label)
  })

  test('with an unknown name is shown as it is', () => {
    expect(pricingPlanLabel('platinum')).toBe('platinum')
    expect(['platinum', 'toString', '', 0, null].some(isPricingPlan)).toBe(false)
  })

  test.each([
    ['plus', 'plus'],
    [0, 'starter'],
    [1, 'plus'],
    [2, 'custom'],
    [3, '3'],
    [-1, '-1'],
    [0.5, '0.5'],
    [Number.NaN, 'NaN'],
    ['platinum', 'platinum'],
    [null, undefined],
  ])('that comes as %j is read as %j', (pricingPlan, plan) => {
    expect(parseAs('Settings', Settings, { organizationId: id, pricingPlan }).pricingPlan).toBe(plan)
  })
})

describe('settings', () => {
  test('need nothing but their organisation', () => {
    expect(parseAs('Settings', Settings, { organizationId: id })).toEqual({ organizationId: id })
    expect(() => parseAs('Settings', Settings, { city: 'Bern' })).toThrow('at "organizationId"')
  })

  test.each(Object.keys(Settings.schema).filter((field) => field !== 'organizationId'))(
    'may have null as %s',
    (field) => {
      expect(parseAs('Settings', Settings, { organizationId: id, [field]: null })).toEqual({ organizationId: id })
    },
  )

  test.each(['pricingSetupFee', 'pricingMonthlyFee'])('limit %s', (field) => {
    for (const fee of [0, 49.9, 1_000_000_000]) {
      expect(parseAs('Settings', Settings, { organizationId: id, [field]: fee })).toMatchObject({ [field]: fee })
    }
    for (const fee of [-1, '49.90', 1e21, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => parseAs('Settings', Settings, { organizationId: id, [field]: fee })).toThrow(
        `at "${field}": expected amount`,
      )
    }
  })
})

describe('a change of settings', () => {
  test.each([
    {},
    { city: '' },
    { billingEmail: '', contactEmail: 'ada@example.com', contactPhoneNumber: '', tcUrl: '' },
    { contactPhoneNumber: '+4915123456789', tcSubcontractorUrl: 'https://example.com' },
    { pricing: { plan: 'plus' } },
    { pricing: { setupFee: 0, monthlyFee: 9.5 } },
  ])('can be %j', (change) => {
    expect(parseAs('SettingsUpdate', SettingsUpdate, change)).toEqual(change)
  })

  test.each([
    [{ billingEmail: 'x' }, { billingEmail: 'The provided e-mail format is incorrect.' }],
    [{ contactEmail: 'hidden' }, { contactEmail: 'The provided e-mail format is incorrect.' }],
    [{ contactPhoneNumber: '0151 2' }, { contactPhoneNumber: 'Please provide correct telephone number.' }],
    [{ city: 'a'.repeat(257) }, { city: 'This cannot be longer than 256 characters.' }],
    [{ tcUrl: `https://example.com/${'a'.repeat(257)}` }, { tcUrl: 'This cannot be longer than 256 characters.' }],
    [{ tcUrl: 'javascript:alert(1)' }, { tcUrl: 'Please provide a link that starts with https:// or http://.' }],
    [{ pricing: { plan: 'platinum' } }, { pricing: { plan: 'This entry is not valid.' } }],
    [{ pricing: { plan: 1 } }, { pricing: { plan: 'This entry is not valid.' } }],
    [{ pricing: { monthlyFee: -1 } }, { pricing: { monthlyFee: 'This entry is not valid.' } }],
  ])('%j gives %j', (change, errors) => {
    expect(validator(SettingsUpdate)(change)).toEqual(errors)
  })
})

test('accepts an empty form and says what is wrong with what is typed', async () => {
  const Form = settingsForm(phoneNumber(await loadPhoneRules(), 'DE'))
  expect(validator(Form)({})).toEqual({})
  expect(
    validator(Form)({ city: ' ', contactPhoneNumber: '', pricingPlan: '', pricingSetupFee: '', tcUrl: '' }),
  ).toEqual({})
  expect(
    validator(Form)({ contactPhoneNumber: '12', billingEmail: 'x', pricingSetupFee: '-1', pricingPlan: 'x' }),
  ).toEqual({
    contactPhoneNumber: 'Please provide correct telephone number.',
    billingEmail: 'The provided e-mail format is incorrect.',
    pricingSetupFee: 'Please provide an amount of 0 or more.',
    pricingPlan: 'This entry is not valid.',
  })
  expect(parseAs('Form', Form, { contactPhoneNumber: '0151 23456789' }).contactPhoneNumber).toBe('+4915123456789')
})

test.each([
  ['0', 0],
  ['49', 49],
  ['49.9', 49.9],
  ['49,90', 49.9],
  [' 12 ', 12],
  ['1000000000', 1_000_000_000],
  ['1000000001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.000,00', undefined],
  ['49.901', undefined],
  ['€ 5', undefined],
  ['', undefined],
  ['.5', undefined],
])('the typed fee %j is %j', (text, fee) => {
  expect(parseFee(text)).toBe(fee)
})

test('any typed fee is a bounded number or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-e ') }), (text) => {
      const fee = parseFee(text)
      return fee === undefined || (fee >= 0 && fee <= 1_000_000_000)
    }),
  )
})
