import { expect, test } from 'vitest'
import { userCalls } from './userCalls.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

test("never sends a status that an admin can't set", () => {
  const { payload } = userCalls.setStatus
  const how = { coerce: true, mask: true }
  const change = { userId: id, organizationId: id, status: 'verified' }
  expect(payload?.validate(change, how)).toEqual([undefined, change])
  for (const status of ['red', 'banned_inherited', 'submitted', '', undefined]) {
    const [fault] = payload?.validate({ ...change, status }, how) ?? []
    expect(fault).toMatchObject({ path: ['status'] })
  }
})
