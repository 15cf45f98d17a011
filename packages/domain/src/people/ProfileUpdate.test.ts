import { expect, test } from 'vitest'
import { validator } from '../struct/validator.ts'
import { RoleChange } from './ProfileUpdate.ts'

test.each(['user', 'admin'])('%s can be given', (role) => {
  expect(validator(RoleChange)({ role })).toEqual({})
})

test.each(['super_admin', 'driver', '', undefined, null, 'toString', 'Admin'])('%j cannot', (role) => {
  expect(validator(RoleChange)({ role })).toEqual({ role: 'Field is mandatory.' })
})
