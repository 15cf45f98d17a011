import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PlainPhone } from '../phone/phoneNumber.ts'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import {
  challengeScopes,
  EmailRequest,
  EmailVerification,
  NewPasswordForm,
  oneTimeCodeForm,
  PasswordChange,
  PasswordReset,
  passwordProblems,
  passwordRuleLabels,
  SignInForm,
  SignUpForm,
} from './forms.ts'

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

const short = 'At least 8 characters.'
const plain = 'At least one special character.'
const long = "Password can't have more than 256 characters."

test.each([
  ['', ['length', 'special'], short],
  ['abcdefg', ['length', 'special'], short],
  ['abcdef!', ['length'], short],
  ['abcdefgh', ['special'], plain],
  ['abcdefg!', [], undefined],
  [' abcdefg ', ['special'], plain],
  ['pässwört', ['special'], plain],
  ['abcdefg„', ['special'], plain],
  ['🙂🙂🙂🙂🙂🙂🙂', ['length', 'special'], short],
  ['🙂🙂🙂🙂🙂🙂🙂!', [], undefined],
  [`${'a'.repeat(255)}!`, [], undefined],
  [`${'𐐷'.repeat(255)}!`, [], undefined],
  [`${'a'.repeat(256)}!`, ['limit'], long],
  ['a'.repeat(257), ['special', 'limit'], plain],
])('%j breaks %j', (password, problems, message) => {
  expect(passwordProblems(password)).toEqual(problems)
  expect(validator(PasswordChange)({ password })).toEqual(message === undefined ? {} : { password: message })
})

test('every ASCII punctuation character is special, and no other ASCII character', () => {
  for (let code = 0; code < 128; code += 1) {
    const char = String.fromCharCode(code)
    const isSpecial = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.includes(char)
    expect(passwordProblems(`abcdefgh${char}`)).toEqual(isSpecial ? [] : ['special'])
  }
})

test('a password is sent byte for byte', () => {
  const passwords = fc.string({ unit: 'binary', minLength: 8, maxLength: 40 }).map((text) => ` ${text}!\u0301 `)
  fc.assert(fc.property(passwords, (password) => parseAs('x', PasswordChange, { password }).password === password))
})

test('each rule on the checklist has a label', () => {
  expect(passwordRuleLabels).toEqual({ length: 'At least 8 characters', special: 'At least one special character' })
})

test.each([
  [{ password: 'abcdefg!', repeated: 'abcdefg!' }, {}],
  [{ password: 'abcdefg!', repeated: 'abcdefg! ' }, { repeated: 'The passwords do not match.' }],
  [{ password: 'abcdefg!' }, { repeated: mandatory }],
  [{ password: 'abc', repeated: 'abc' }, { password: short }],
  [{}, { password: short, repeated: mandatory }],
])('typed twice, %j gives %j', (values, errors) => {
  expect(validator(NewPasswordForm)(values)).toEqual(errors)
})
