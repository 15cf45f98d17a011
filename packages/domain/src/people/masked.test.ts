import fc from 'fast-check'
import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { InvitationItem, InvitedDriver } from '../invitation/InvitationItem.ts'
import { parseAs } from '../struct/parseAs.ts'
import { SignedInUser, User, UserLookup, UserPage, UserWithOrganisation } from './User.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const secret = 'canary-5e1f'
const person = {
  id,
  firstName: secret,
  lastName: secret,
  email: `${secret}@example.com`,
  phoneNumber: secret,
  role: 'driver',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
  organizationId: id,
  organizationName: 'North',
  status: 'verified',
  invitedBy: id,
  batchId: 'b',
  type: 'driver',
  isPersonalDataHidden: true,
}

const structs: [string, Struct<unknown, unknown>, unknown][] = [
  ['User', User, person],
  ['SignedInUser', SignedInUser, person],
  ['UserWithOrganisation', UserWithOrganisation, person],
  ['UserPage', UserPage, { items: [person], total: 1 }],
  ['InvitationItem of a driver', InvitationItem, person],
  ['InvitationItem of a user', InvitationItem, { ...person, type: 'user' }],
  ['UserLookup', UserLookup, { [id]: person }],
] as unknown as [string, Struct<unknown, unknown>, unknown][] // their types differ, which doesn't matter here

describe.each(structs)('%s', (name, struct, value) => {
  test('contains no real value once personal data is masked', () => {
    expect(JSON.stringify(parseAs(name, struct, value))).not.toContain(secret)
  })

  test("doesn't change when parsed again", () => {
    const once = parseAs(name, struct, value)
    expect(parseAs(name, struct, once)).toEqual(once)
  })
})

test.each([
  ['hidden', undefined, true],
  ['ada@example.com', 'ada@example.com', undefined],
])('the e-mail %j is read as %j, hidden: %s', (email, parsed, isEmailHidden) => {
  const user = parseAs('User', User, { ...person, email, isPersonalDataHidden: null })
  expect([user.email, user.isEmailHidden, user.firstName]).toEqual([parsed, isEmailHidden, secret])
})

test.each([
  ['SignedInUser', SignedInUser, 'email'],
  ['InvitedDriver', InvitedDriver, 'phoneNumber'],
] as [string, Struct<unknown, unknown>, string][])('%s misses its %s only when it is hidden', (name, struct, field) => {
  const incomplete = { ...person, [field]: undefined }
  expect(() => parseAs(name, struct, { ...incomplete, isPersonalDataHidden: false })).toThrow(
    `at "${field}": expected ${field}, received missing`,
  )
  expect(() => parseAs(name, struct, incomplete)).not.toThrow()
})

test('no field of a masked person survives, wherever the answer puts the flag', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(Object.entries(person), { minLength: Object.keys(person).length }), (fields) => {
      return !JSON.stringify(parseAs('InvitedDriver', InvitedDriver, Object.fromEntries(fields))).includes(secret)
    }),
  )
})

test("an inherited flag masks nothing, and can't undo an own one", () => {
  const inherited = Object.create({ isPersonalDataHidden: true })
  expect(parseAs('User', User, Object.assign(inherited, { ...person, isPersonalDataHidden: false })).firstName).toBe(
    secret,
  )
})
