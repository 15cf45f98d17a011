import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import {
  Deadlines,
  deadlineClause,
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  documentsByUrgency,
} from './deadlines.ts'

const today = '2026-03-01'

test('each deadline is optional', () => {
  const userId = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
  const deadlines = { passport: '2027-01-01', idCard: null }
  expect(parseAs('Deadlines', Deadlines, { userId, deadlines })).toEqual({
    userId,
    deadlines: { passport: '2027-01-01' },
  })
})

test('every document has a name, in display order', () => {
  const names = deadlineDocuments.map((each) => deadlineDocumentLabels[each])
  expect(names).toEqual(['Passport', 'Identity card', 'Residence permit', "Driver's licence"])
})

test.each([
  ['2026-02-28', 'Expired', 'error', -1],
  ['2020-01-01', 'Expired', 'error', -2251],
  ['2026-03-01', 'Expires today', 'warning', 0],
  ['2026-03-02', 'Expires in 1 day', 'warning', 1],
  ['2026-03-13', 'Expires in 12 days', 'warning', 12],
  ['2026-03-31', 'Expires in 30 days', 'warning', 30],
  ['2026-04-01', 'Expires in 31 days', 'neutral', 31],
  ['2026-05-30', 'Expires in 90 days', 'neutral', 90],
  ['2026-05-31', 'Expires in 2 months', 'neutral', 91],
  ['2026-06-01', 'Expires in 3 months', 'neutral', 92],
  ['2027-02-28', 'Expires in 11 months', 'neutral', 364],
  ['2027-03-01', 'Expires in 12 months', 'neutral', 365],
  ['2028-02-29', 'Expires in 23 months', 'neutral', 730],
  ['2028-03-01', 'Expires in 2 years', 'neutral', 731],
  ['2029-02-28', 'Expires in 2 years', 'neutral', 1095],
  ['2029-06-13', 'Expires in 3 years', 'neutral', 1200],
  ['2026-03-02T00:00:00Z', 'Expires in 1 day', 'warning', 1],
  ['2026-03-02T23:59:59-11:00', 'Expires in 1 day', 'warning', 1],
  [undefined, 'Not provided', 'neutral', undefined],
  ['', 'Not provided', 'neutral', undefined],
  ['never', 'Unreadable: “never”', 'error', undefined],
  ['2026-02-30', 'Unreadable: “2026-02-30”', 'error', undefined],
  ['2026-13-45', 'Unreadable: “2026-13-45”', 'error', undefined],
  ['2026-03-02Tsoon', 'Unreadable: “2026-03-02Tsoon”', 'error', undefined],
  ['31.12.2020', 'Unreadable: “31.12.2020”', 'error', undefined],
  ['1577836800', 'Unreadable: “1577836800”', 'error', undefined],
  ['x'.repeat(60), `Unreadable: “${'x'.repeat(40)}…”`, 'error', undefined],
])('%j is %j in %s', (...[deadline, label, tone, days]) => {
  expect(deadlineState(deadline, today)).toMatchObject({ label, tone, days })
})

test('counts calendar days across summer time, leap days and centuries', () => {
  expect(deadlineState('2026-03-30', '2026-03-28').days).toBe(2)
  expect(deadlineState('2028-03-01', '2028-02-28').days).toBe(2)
  expect(deadlineState('2100-03-01', '2100-02-28').days).toBe(1)
})

test('gives any text a valid state', () => {
  fc.assert(
    fc.property(fc.string(), fc.date({ noInvalidDate: true }), (text, date) => {
      for (const deadline of [text, date.toISOString()]) {
        expect(deadlineState(deadline, today).label).toMatch(
          /^(Expired|Expires (today|in [\d,]+ (day|month|year)s?)|Not provided|Unreadable: “.*”)$/s,
        )
      }
    }),
  )
})

test('sorts documents by urgency, those without a date last', () => {
  const documents = documentsByUrgency(
    { passport: 'soon', idCard: undefined, residencePermit: '2026-02-28', driversLicense: '2026-03-01' },
    today,
  )
  expect(documents.map(({ document, group }) => [document, group])).toEqual([
    ['residencePermit', 'expired'],
    ['passport', 'unreadable'],
    ['driversLicense', 'within30'],
    ['idCard', 'missing'],
  ])
})

test.each([
  ['2026-02-28', 'expired yesterday', 'expired'],
  ['2026-03-02', 'expires tomorrow', 'within30'],
  ['2026-01-20', 'expired 40 days ago', 'expired'],
  ['2026-03-01', 'expires today', 'within30'],
  ['2026-04-01', 'expires in 31 days', 'within90'],
  ['2026-05-30', 'expires in 90 days', 'within90'],
  ['2026-05-31', 'expires in 2 months', 'fine'],
  [undefined, 'not provided', 'missing'],
  ['soon', 'has an unreadable date, “soon”', 'unreadable'],
])('%j %s', (...[passport, clause, group]) => {
  const found = documentsByUrgency({ passport }, today).find(({ document }) => document === 'passport')
  expect(found && [deadlineClause(found), found.group]).toEqual([clause, group])
})
