import { expect, test } from 'vitest'
import { PlainPhone } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { oneTimeCodeForm, SignInForm, SignUpForm } from './forms.ts'
import { challengeScopes, EmailRequest, EmailVerification, PasswordReset } from './requests.ts'

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

test('there are three scopes of a challenge', () => {
  expect(challengeScopes).toEqual(['email:send', 'password:reset', 'super_admin'])
})
