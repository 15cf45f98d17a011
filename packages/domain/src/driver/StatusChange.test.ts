import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { StatusChange } from './StatusChange.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

test("never sends a status that an admin can't set", () => {
  const change = { userId: id, organizationId: id, status: 'verified' }
  expect(parseAs('StatusChange', StatusChange, change)).toEqual(change)
  for (const status of ['red', 'banned_inherited', 'submitted', '', undefined]) {
    expect(() => parseAs('StatusChange', StatusChange, { ...change, status })).toThrow('at "status"')
  }
})
