import { describe, expect, test } from 'vitest'
import { verificationStatuses } from './statuses.ts'
import { decidingRecord, driverVerdict, signalOf, verdictCauseLabel } from './verdict.ts'

const today = '2026-03-01'
const valid = { passport: '2029-01-01' }
const verdictOn = (facts: object) => driverVerdict({ status: 'verified', deadlines: valid, today, ...facts })

test('a licence has the same apostrophe as the sentence around it', () => {
  expect(verdictOn({ deadlines: { driversLicense: '2026-02-28' } }).title).toBe(
    'Can’t drive: driver’s licence expired yesterday',
  )
  expect(verdictCauseLabel('driversLicense')).toBe('Driver’s licence expired')
})

describe('a verdict', () => {
  test.each([
    ['verified', 'Can drive'],
    ['internal_verified', 'Can drive'],
    ['submitted', 'Not cleared yet: verification pending'],
    ['pending', 'Not cleared yet: verification pending'],
    ['unverified', 'Not cleared yet: unverified'],
    ['overdue', 'Can’t drive: overdue'],
    ['locked', 'Can’t drive: locked'],
    ['banned_explicitly', 'Can’t drive: banned by the organisation they drive for'],
    ['banned_inherited', 'Can’t drive: banned by an organisation above'],
    ['red', 'Can’t drive: marked Red, no reason recorded'],
    ['under_review', 'Not cleared yet: under review'],
    ['in_analysis', 'Not cleared yet: in analysis'],
  ])('on %s with valid documents is %j', (status, title) => {
    expect(verdictOn({ status }).title).toBe(title)
    expect(verificationStatuses).toContain(status)
  })

  test('names the organisation that a ban comes from: an explicit one is the record’s own', () => {
    const facts = { organisationName: 'North', bannedBy: 'Meridian Freight' }
    expect(verdictOn({ ...facts, status: 'banned_inherited' }).title).toBe('Can’t drive: banned by Meridian Freight')
    expect(verdictOn({ ...facts, status: 'banned_explicitly' }).title).toBe('Can’t drive: banned by North')
    const unknown = 'Can’t drive: banned by an organisation above'
    expect(verdictOn({ organisationName: 'North', status: 'banned_inherited' }).title).toBe(unknown)
  })

  test('refuses a driver who is banned above, whatever the record says, and notes it beside other obstacles', () => {
    const facts = { bannedBy: 'Meridian Freight', deadlines: { passport: '2026-02-28' } }
    expect(verdictOn(facts)).toMatchObject({
      kind: 'cannot',
      group: 'cannot',
      cause: 'banned_inherited',
      title: 'Can’t drive: banned in Meridian Freight',
      notes: ['Passport expired yesterday'],
    })
    expect(verdictOn({ ...facts, deadlines: undefined }).kind).toBe('cannot')
    expect(verdictOn({ ...facts, status: 'pending', deadlines: valid })).toMatchObject({
      group: 'pending',
      notes: ['Banned in Meridian Freight'],
    })
  })

  test('says in amber that somebody is cleared on no document at all', () => {
    const undocumented = { kind: 'can', reason: 'No documents on file', notes: ['No documents on file'] }
    expect(verdictOn({ deadlines: {} })).toMatchObject({ ...undocumented, isUndocumented: true, isSoon: false })
    expect(signalOf(verdictOn({ deadlines: {} }))).toBe('soon')
    expect(signalOf({ ...verdictOn({ deadlines: {} }), isUndocumented: false })).toBe('go')
    expect(verdictOn({})).toMatchObject({ reason: '', isUndocumented: false })
  })

  test('refuses a driver without a required document', () => {
    const required = ['passport', 'driversLicense'] as const
    expect(verdictOn({ required })).toMatchObject({
      kind: 'cannot',
      cause: 'missing driversLicense',
      title: 'Can’t drive: driver’s licence missing',
      reason: 'Driver’s licence missing',
    })
    expect(verdictOn({ required, deadlines: {} }).notes).toEqual(['Driver’s licence missing'])
    expect(verdictOn({ required, deadlines: { ...valid, driversLicense: '2029-01-01' } }).kind).toBe('can')
    expect(verdictOn({ required, deadlines: { passport: '2026-02-28' } })).toMatchObject({
      title: 'Can’t drive: passport expired yesterday',
      notes: ['Driver’s licence missing'],
    })
    expect(verdictOn({ required, deadlines: undefined }).kind).toBe('unknown')
    expect(verdictCauseLabel('missing driversLicense')).toBe('Driver’s licence missing')
  })

  test('refuses a verified driver with an expired document, and mentions the others', () => {
    const deadlines = { passport: '2026-02-20', residencePermit: '2026-02-28', driversLicense: '2026-03-13' }
    expect(verdictOn({ deadlines, statusSince: '2026-01-01' })).toMatchObject({
      kind: 'cannot',
      group: 'cannot',
      cause: 'passport',
      reason: 'Passport expired 9 days ago',
      title: 'Can’t drive: passport expired 9 days ago',
      since: undefined,
      notes: ['Residence permit expired yesterday', 'Driver’s licence expires in 12 days'],
    })
  })

  test('says since when a status has lasted, and mentions expired documents after it', () => {
    const deadlines = { passport: '2026-02-28' }
    expect(verdictOn({ status: 'locked', statusSince: '2026-02-01', deadlines })).toMatchObject({
      kind: 'cannot',
      since: '2026-02-01',
      notes: ['Passport expired yesterday'],
    })
  })

  test('allows a document that expires today or is missing', () => {
    expect(verdictOn({ deadlines: { passport: today } })).toMatchObject({
      kind: 'can',
      notes: ['Passport expires today'],
    })
    expect(verdictOn({ deadlines: {} }).kind).toBe('can')
  })

  test.each([
    [{ status: undefined }, 'Can’t say: the status couldn’t be loaded'],
    [{ deadlines: undefined }, 'Can’t say: the documents couldn’t be loaded'],
    [{ status: 'on_holiday' }, 'Can’t say: the status “on_holiday” isn’t known here'],
    [{ deadlines: { passport: '31.12.2020' } }, 'Can’t say: passport has an unreadable date, “31.12.2020”'],
    [{ doubts: ['two answers differ'] }, 'Can’t say: two answers differ'],
  ])('stays open with %j', (facts, title) => {
    expect(verdictOn(facts)).toMatchObject({ kind: 'unknown', title })
  })

  test.each([
    [{ status: undefined, deadlines: { passport: '2026-02-28' } }, 'Can’t drive: passport expired yesterday'],
    [{ status: 'locked', deadlines: undefined }, 'Can’t drive: locked'],
    [{ status: 'locked', doubts: ['two answers differ'] }, 'Can’t drive: locked'],
    [{ deadlines: { passport: 'soon', idCard: '2026-02-28' } }, 'Can’t drive: identity card expired yesterday'],
  ])('needs only one obstacle: %j', (facts, title) => {
    expect(verdictOn(facts)).toMatchObject({ kind: 'cannot', title })
  })
})

test.each([
  [
    'its own record',
    [
      ['below', 'banned_explicitly'],
      ['here', 'verified'],
    ],
    'here verified',
  ],
  [
    'a ban in one of several below',
    [
      ['a', 'verified'],
      ['b', 'banned_explicitly'],
    ],
    'b banned_explicitly',
  ],
  [
    'a status that is not known',
    [
      ['a', 'verified'],
      ['b', 'paused'],
    ],
    'b paused',
  ],
  [
    'the first, if all can drive',
    [
      ['a', 'verified'],
      ['b', 'internal_verified'],
    ],
    'a verified',
  ],
  ['nothing without records', [], undefined],
])('%s decides', (_, records, expected) => {
  const people = records.map(([organizationId, status = '']) => ({ organizationId, status }))
  const decided = decidingRecord(people, 'here')
  expect(decided && `${decided.organizationId} ${decided.status}`).toBe(expected)
})
