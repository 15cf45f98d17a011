import { expect, test } from 'vitest'
import { PlainPhone } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { oneTimeCodeForm, SignInForm, SignUpForm } from './forms.ts'
import {
  Challenge,
  challengeScopes,
  EmailRequest,
  EmailVerification,
  PasswordReset,
  TokenResponse,
} from './requests.ts'

const mandatory = 'Field is mandatory.'
const wrongEmail = 'The provided e-mail format is incorrect.'

test.each([
  [SignInForm, {}, { email: mandatory, password: mandatory }],
  [SignInForm, { email: 'x', password: '' }, { email: wrongEmail, password: mandatory }],
  [SignInForm, { email: ' ada@example.com ', password: 'x' }, {}],
  [SignUpForm, {}, { email: mandatory, password: 'At least 8 characters.' }],
  [SignUpForm, { email: 'ada@example.com', password: 'abcdefgh' }, { password: 'At least one special character.' }],
  [EmailRequest, { email: '' }, { email: mandatory }],
  [EmailRequest, { email: 'hidden' }, { email: wrongEmail }],
  [EmailRequest, { email: 'ada@example.com' }, {}],
  [EmailVerification, {}, { code: 'Either token or code must be provided.' }],
  [EmailVerification, { token: '', code: ' ' }, { code: 'Either token or code must be provided.' }],
  [EmailVerification, { token: 't' }, {}],
  [EmailVerification, { code: '1' }, {}],
  [PasswordReset, { password: 'abcdefg!' }, { token: mandatory }],
] as const)('form %# reports its errors', (form, values, errors) => {
  expect(validator(form as typeof SignInForm)(values)).toEqual(errors) // any of the forms above
})

test('sends a one-time code without its blanks', () => {
  const form = oneTimeCodeForm(PlainPhone)
  const sent = { phoneNumber: '+46701234567', code: '123456' }
  expect(parseAs('Form', form, { ...sent, code: ' 123\u00a0456\u200b' })).toEqual(sent)
  expect(validator(form)({ ...sent, code: ' ' })).toEqual({ code: mandatory })
})

test('trims an e-mail but not a password', () => {
  expect(parseAs('SignInForm', SignInForm, { email: ' ada@example.com ', password: ' x ' })).toEqual({
    email: 'ada@example.com',
    password: ' x ',
  })
})

test.each([
  {},
  { access_token: 'a', expires_in: 300, refresh_token: 'r', refresh_expires_in: 0, token_type: 'Bearer', scope: '' },
])('a token response can be %j', (answer) => {
  expect(parseAs('TokenResponse', TokenResponse, answer)).toEqual(answer)
})

test.each([
  [{ access_token: 123 }, 'access_token'],
  [{ access_token: { a: 1 } }, 'access_token'],
  [{ expires_in: 'soon' }, 'expires_in'],
  [{ expires_in: -5 }, 'expires_in'],
  [{ expires_in: 1.5 }, 'expires_in'],
  [{ refresh_token: [] }, 'refresh_token'],
])("a token response can't be %j", (answer, path) => {
  expect(() => parseAs('TokenResponse', TokenResponse, answer)).toThrow(`at "${path}"`)
})

test.each([[null], [[]], ['<html>'], [undefined]])("a token response as a whole can't be %j", (answer) => {
  expect(() => parseAs('TokenResponse', TokenResponse, answer)).toThrow(
    'Answer does not match TokenResponse: expected object',
  )
})

test('a challenge is a text', () => {
  expect(parseAs('Challenge', Challenge, { challenge: 'c' })).toEqual({ challenge: 'c' })
  expect(() => parseAs('Challenge', Challenge, {})).toThrow('at "challenge": expected string, received missing')
})

test('there are three scopes of a challenge', () => {
  expect(challengeScopes).toEqual(['email:send', 'password:reset', 'super_admin'])
})
