import { describe, expect, expectTypeOf, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { InvitationItem, InvitationPage, type InvitedDriver, type OrganisationUser } from './InvitationItem.ts'
import {
  invitationStatuses,
  invitationStatusLabel,
  invitationStatusTone,
  isInvitationStatus,
} from './invitationStatuses.ts'
import { BulkInviteResult } from './newInvitations.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const common = { id, organizationId: id, invitedBy: id, status: 'sent' }
const driver = {
  ...common,
  type: 'driver',
  phoneNumber: '+4915123456789',
  batchId: 'b',
  createdAt: '2026-01-01T00:00:00Z',
}
const user = { ...common, type: 'user', email: 'ada@example.com', role: 'admin' }

test.each([
  ['sent', 'Invited', 'neutral'],
  ['pending', 'Queued', 'neutral'],
  ['skipped', 'Error', 'error'],
  ['accepted', 'Accepted', 'success'],
  ['lost', 'lost', 'neutral'],
  ['toString', 'toString', 'neutral'],
])('%j has the label %j in %s', (status, label, tone) => {
  expect([invitationStatusLabel(status), invitationStatusTone(status)]).toEqual([label, tone])
})

test('there are four statuses', () => {
  expect(invitationStatuses).toEqual(['pending', 'sent', 'accepted', 'skipped'])
  expect([...invitationStatuses, 'toString', null].filter(isInvitationStatus)).toEqual(invitationStatuses)
})

describe('an invitation', () => {
  test.each([
    ['a driver', driver],
    ['a driver that failed', { ...driver, status: 'skipped', reason: 'No such number' }],
    ['a driver with a status of tomorrow', { ...driver, status: 'lost' }],
    ['a user', user],
  ])('of %s is accepted', (_, value) => {
    expect(parseAs('InvitationItem', InvitationItem, value)).toEqual(value)
  })

  test.each([
    ['id', driver],
    ['batchId', driver],
    ['invitedBy', driver],
    ['status', driver],
    ['phoneNumber', driver],
    ['organizationId', driver],
    ['createdAt', driver],
    ['invitedBy', user],
    ['email', user],
    ['role', user],
    ['organizationId', user],
  ])('without %s is refused', (field, value) => {
    expect(() => parseAs('InvitationItem', InvitationItem, { ...value, [field]: null })).toThrow(`at "${field}"`)
  })

  test.each(['email', 'firstName', 'lastName', 'emailVerified', 'role', 'updatedAt', 'isPersonalDataHidden', 'dtId'])(
    'of a driver may have null as its %s',
    (field) => {
      expect(parseAs('InvitationItem', InvitationItem, { ...driver, [field]: null })).toEqual(driver)
    },
  )

  test.each([
    ['dtId', '42197'],
    ['dtId', -1],
    ['dtId', 1e21],
    ['emailVerified', 'yes'],
    ['firstName', 7],
    ['organizationId', 'north'],
  ])("of a driver can't have as its %s %j", (field, value) => {
    expect(() => parseAs('InvitationItem', InvitationItem, { ...driver, [field]: value })).toThrow(`at "${field}"`)
  })

  test.each([['lorry'], [undefined], [null]])('of type %j is refused', (type) => {
    expect(() => parseAs('InvitationItem', InvitationItem, { ...driver, type })).toThrow('at "type": expected literal')
  })

  test('is told apart by its type, also in a page', () => {
    const page = parseAs('InvitationPage', InvitationPage, { items: [driver, user], total: 2, nextPage: null })
    expect(page.items.map((item) => (item.type === 'driver' ? item.batchId : item.role))).toEqual(['b', 'admin'])
    expect(() =>
      parseAs('InvitationPage', InvitationPage, { items: [driver, { ...user, id: 'x' }], total: 2 }),
    ).toThrow('at "items.1.id": expected uuid')
    expectTypeOf<InvitationItem>().toEqualTypeOf<InvitedDriver | OrganisationUser>()
  })
})

test.each(['invited', 'skipped', 'duplicated'])('a bulk result needs how many were %s', (field) => {
  const result = { invited: 97, skipped: 2, duplicated: 1 }
  expect(parseAs('BulkInviteResult', BulkInviteResult, result)).toEqual(result)
  expect(() => parseAs('BulkInviteResult', BulkInviteResult, { ...result, [field]: '1' })).toThrow(`at "${field}"`)
})
