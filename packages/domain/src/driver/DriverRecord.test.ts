import { describe, expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { DriverRecord, StatusChange } from './DriverRecord.ts'
import { Deadlines } from './deadlines.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const driver = { id, phoneNumber: '+4915123456789', createdAt: '2026-01-01T00:00:00Z', organizationId: id }

describe('a driver record', () => {
  test('needs an id, a phone number, an organisation and a creation date', () => {
    expect(parseAs('DriverRecord', DriverRecord, driver)).toEqual(driver)
    for (const field of Object.keys(driver)) {
      expect(() => parseAs('DriverRecord', DriverRecord, { ...driver, [field]: undefined })).toThrow(`at "${field}"`)
    }
  })

  test.each(['email', 'firstName', 'lastName', 'emailVerified', 'role', 'updatedAt', 'isPersonalDataHidden', 'dtId'])(
    'may have null as its %s',
    (field) => {
      expect(parseAs('DriverRecord', DriverRecord, { ...driver, [field]: null })).toEqual(driver)
    },
  )

  test.each([
    ['dtId', '42197'],
    ['dtId', -1],
    ['dtId', 1e21],
    ['emailVerified', 'yes'],
    ['firstName', 7],
    ['organizationId', 'north'],
  ])("can't have as its %s %j", (field, value) => {
    expect(() => parseAs('DriverRecord', DriverRecord, { ...driver, [field]: value })).toThrow(`at "${field}"`)
  })
})

test('each deadline is optional', () => {
  const deadlines = { passport: '2027-01-01', idCard: null }
  expect(parseAs('Deadlines', Deadlines, { userId: id, deadlines })).toEqual({
    userId: id,
    deadlines: { passport: '2027-01-01' },
  })
})

test("never sends a status that an admin can't set", () => {
  const change = { userId: id, organizationId: id, status: 'verified' }
  expect(parseAs('StatusChange', StatusChange, change)).toEqual(change)
  for (const status of ['red', 'banned_inherited', 'submitted', '', undefined]) {
    expect(() => parseAs('StatusChange', StatusChange, { ...change, status })).toThrow('at "status"')
  }
})
