import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { NewPasswordForm } from './forms.ts'
import { passwordProblems, passwordRuleLabels } from './password.ts'
import { PasswordChange } from './requests.ts'

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

test('is sent byte for byte', () => {
  const passwords = fc.string({ unit: 'binary', minLength: 8, maxLength: 40 }).map((text) => ` ${text}!\u0301 `)
  fc.assert(fc.property(passwords, (password) => parseAs('x', PasswordChange, { password }).password === password))
})

test('each rule on the checklist has a label', () => {
  expect(passwordRuleLabels).toEqual({ length: 'At least 8 characters', special: 'At least one special character' })
})

test.each([
  [{ password: 'abcdefg!', repeated: 'abcdefg!' }, {}],
  [{ password: 'abcdefg!', repeated: 'abcdefg! ' }, { repeated: 'The passwords do not match.' }],
  [{ password: 'abcdefg!' }, { repeated: 'Field is mandatory.' }],
  [{ password: 'abc', repeated: 'abc' }, { password: short }],
  [{}, { password: short, repeated: 'Field is mandatory.' }],
])('typed twice, %j gives %j', (values, errors) => {
  expect(validator(NewPasswordForm)(values)).toEqual(errors)
})
