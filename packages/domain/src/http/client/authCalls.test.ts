import { expect, test } from 'vitest'
import { authCalls, sessionCalls } from './authCalls.ts'

test.each([
  {},
  { access_token: 'a', expires_in: 300, refresh_token: 'r', refresh_expires_in: 0, token_type: 'Bearer', scope: '' },
])('a token response can be %j', (answer) => {
  expect(sessionCalls.token.answer.parse(answer)).toEqual(answer)
})

test.each([
  [{ access_token: 123 }, 'access_token'],
  [{ access_token: { a: 1 } }, 'access_token'],
  [{ expires_in: 'soon' }, 'expires_in'],
  [{ expires_in: -5 }, 'expires_in'],
  [{ expires_in: 1.5 }, 'expires_in'],
  [{ refresh_token: [] }, 'refresh_token'],
])("a token response can't be %j", (answer, path) => {
  expect(() => sessionCalls.token.answer.parse(answer)).toThrow(`at "${path}"`)
})

test.each([[null], [[]], ['<html>'], [undefined]])("a token response as a whole can't be %j", (answer) => {
  expect(() => sessionCalls.token.answer.parse(answer)).toThrow('Answer does not match TokenResponse: expected object')
})

test('a challenge is a text', () => {
  expect(authCalls.challenge.answer.parse({ challenge: 'c' })).toEqual({ challenge: 'c' })
  expect(() => authCalls.challenge.answer.parse({})).toThrow('at "challenge": expected string, received missing')
})
