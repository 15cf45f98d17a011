import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { UserLookup } from './User.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

test('finds people by id, without a prototype', () => {
  const people = parseAs('UserLookup', UserLookup, { [id]: { id, email: 'hidden', role: 'admin' } })
  expect(people[id]).toMatchObject({ isEmailHidden: true, role: 'admin' })
  expect(people.toString).toBeUndefined()
})

test('leaves out entries that are null or under an invalid id', () => {
  const answer = JSON.parse(`{"${id}":null,"__proto__":{"id":"x"},"me":{"id":"x"}}`)
  expect(Object.keys(parseAs('UserLookup', UserLookup, answer))).toEqual([])
})

test.each([[[]], [null], ['x']])('refuses %j as a lookup', (answer) => {
  expect(() => parseAs('UserLookup', UserLookup, answer)).toThrow('Answer does not match UserLookup')
})

test("a malformed person is a fault that doesn't print the id", () => {
  expect(() => parseAs('UserLookup', UserLookup, { [id]: { id } })).toThrow('at "*.role": expected string')
})
