import { expect, test } from 'vitest'
import { maskPersonalData } from '../people/masked.ts'
import type { PersonFields } from '../people/User.ts'
import { organisationUserSorts, sortKeys, sortPeople } from './sorting.ts'

const first: PersonFields = {
  firstName: 'Ana',
  lastName: 'Ávila',
  email: 'a@example.com',
  phoneNumber: '+44',
  dtId: 9,
  status: 'locked',
  organizationName: 'East',
  createdAt: '2026-01-01T23:00:00+02:00',
  updatedAt: '2026-01-01T00:00:00Z',
  verifiedAt: '2026-01-01T00:00:00Z',
  bannedAt: '2026-01-01T00:00:00Z',
}
const second: PersonFields = {
  firstName: 'Ben',
  lastName: 'Berg',
  email: 'b@example.com',
  phoneNumber: '+48',
  dtId: 10,
  status: 'verified',
  organizationName: 'west',
  createdAt: '2026-01-01T22:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  verifiedAt: '2026-01-02T00:00:00Z',
  bannedAt: '2026-01-02T00:00:00Z',
}
const masked: PersonFields = {}

test.each(organisationUserSorts)('sorts people by %s either way, those without it last', (field) => {
  expect(sortPeople([masked, second, first], field)).toEqual([first, second, masked])
  expect(sortPeople([masked, first, second], `-${field}`)).toEqual([second, first, masked])
})

test.each(organisationUserSorts)('tells of %s whether masking hides it', (field) => {
  const { of, isPersonal } = sortKeys[field]
  expect(of(maskPersonalData({ ...first, isPersonalDataHidden: true })) === undefined).toBe(isPersonal)
})
