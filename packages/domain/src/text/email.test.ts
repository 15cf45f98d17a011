import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { shape } from '../struct/shape.ts'
import { emptyOr, required } from '../struct/textRule.ts'
import { validator } from '../struct/validator.ts'
import { ClearableEmail, Email, emailProblem, isEmail } from './email.ts'

const message = 'The provided e-mail format is incorrect.'

describe('isEmail', () => {
  test.each([
    'ada@example.com',
    'a@b.co',
    'ada.lovelace+test@mail.example.co.uk',
    "o'hara@example.ie",
    '"ada lovelace"@example.com',
    'jörg@münchen.de',
    '用户@例子.公司',
    'ada@xn--mnchen-3ya.de',
    'ada@1st.example',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    'hidden',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.com.',
    'ada@.example.com',
    'ada@example..com',
    'ada.@example.com',
    '.ada@example.com',
    'a..b@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.123',
    'ada lovelace@example.com',
    'ada@exam ple.com',
    'ada@[127.0.0.1]',
    'ada@b@example.com',
    'ada@example.com\n',
    'ada@example.com\u0000',
    'Ada <ada@example.com>',
    'ada@example.com,bo@example.com',
    '"a"b"@example.com',
    '""@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a'.repeat(64)}.com`,
    `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(66)}.com`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  test('accepts 256 characters and refuses 257', () => {
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.`
    const fits = `${'a'.repeat(64)}@${domain}${'e'.repeat(8)}`
    expect([...fits]).toHaveLength(256)
    expect(isEmail(fits)).toBe(true)
    expect(isEmail(`${fits}e`)).toBe(false)
  })

  test('accepts every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), isEmail))
  })

  test('never accepts a text with a space outside quotes, a control character or no @', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const isOdd =
          /[\p{Cc}\u2028\u202e]/u.test(text) || (/\s/.test(text) && !text.startsWith('"')) || !text.includes('@')
        return !(isOdd && isEmail(text))
      }),
    )
  })
})

describe('the rule', () => {
  const Form = shape({ must: required(Email), may: emptyOr(Email), cleared: ClearableEmail })

  test.each([
    ['', undefined],
    ['ada@example.com', undefined],
    ['ada', message],
  ])('of %j is %j', (text, problem) => {
    expect(emailProblem(text)).toBe(problem)
  })

  test('has its own message for a missing address', () => {
    expect(validator(Form)({})).toEqual({ must: 'Field is mandatory.', cleared: 'This entry is not valid.' })
    expect(validator(Form)({ must: 'x', may: 'x', cleared: 'x' })).toEqual({
      must: message,
      may: message,
      cleared: message,
    })
  })

  test('trims whitespace', () => {
    const typed = { must: ' ada@example.com ', may: ' ', cleared: ' ' }
    expect(parseAs('Form', Form, typed)).toEqual({ must: 'ada@example.com', may: undefined, cleared: '' })
  })
})
