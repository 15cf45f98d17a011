import fc from 'fast-check'
import { array, enums, nonempty, refine, string } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { Email } from '../text/email.ts'
import { shape } from './shape.ts'
import { emptyOr, mandatory, message, required, textRule } from './textRule.ts'
import { validator } from './validator.ts'

const Name = textRule('name', (text) => (text === '' ? 'Please enter a name.' : undefined))
const Form = shape({
  name: Name,
  email: emptyOr(Email),
  role: message(enums(['user', 'admin']), mandatory),
  address: shape({ city: required(Name) }),
  rows: array(shape({ name: Name })),
})
const good = { name: 'Ada', role: 'user', address: { city: 'Bern' }, rows: [{ name: 'Bo' }] }

describe('validator', () => {
  test.each([
    ['nothing wrong', good, {}],
    ['a missing text', { ...good, name: undefined }, { name: 'Please enter a name.' }],
    ['a blank text', { ...good, name: '  ' }, { name: 'Please enter a name.' }],
    ['a text that is a number', { ...good, name: 7 }, { name: 'This entry is not valid.' }],
    ['an empty optional field', { ...good, email: '' }, {}],
    ['a blank optional field', { ...good, email: ' ' }, {}],
    ['a wrong optional field', { ...good, email: 'x' }, { email: 'The provided e-mail format is incorrect.' }],
    ['no choice', { ...good, role: undefined }, { role: mandatory }],
    ['a nested field', { ...good, address: { city: '' } }, { address: { city: mandatory } }],
    ['a group that is a list', { ...good, address: [] }, { address: 'This entry is not valid.' }],
    ['a missing group', { ...good, address: undefined }, { address: mandatory }],
    [
      'the third row',
      { ...good, rows: [{ name: 'a' }, { name: 'b' }, {}] },
      { rows: [undefined, undefined, { name: 'Please enter a name.' }] },
    ],
    ['extra fields', { ...good, toString: 1, more: 2 }, {}],
  ])('reports %s', (_, values, errors) => {
    expect(validator(Form)(values)).toEqual(errors)
  })

  test('names every field of an empty form', () => {
    expect(validator(Form)(undefined)).toEqual({
      name: 'Please enter a name.',
      role: mandatory,
      address: mandatory,
      rows: mandatory,
    })
  })

  test('handles fields named like members of every object', () => {
    expect(validator(shape({ toString: Name, valueOf: shape({ a: Name }) }))({ valueOf: {} })).toEqual({
      toString: 'Please enter a name.',
      valueOf: { a: 'Please enter a name.' },
    })
  })

  test('keeps the first message of a field', () => {
    const Twice = shape({
      name: refine(
        refine(string(), 'a', () => no('first')),
        'b',
        () => no('second'),
      ),
    })
    expect(validator(Twice)({ name: 'x' })).toEqual({ name: 'first' })
  })

  test('reports an error of the form as a whole under an empty key', () => {
    const Whole = refine(shape({ a: emptyOr(Name) }), 'whole', () => no('Nothing is right.'))
    expect(validator(Whole)({})).toEqual({ '': 'Nothing is right.' })
  })

  test('reports errors of a list as a whole', () => {
    expect(validator(shape({ rows: message(nonempty(array(string())), mandatory) }))({ rows: [] })).toEqual({
      rows: mandatory,
    })
  })

  test("never throws and never shows a value or superstruct's own words", () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('name', 'email', 'role', 'address', 'rows', '__proto__', 'city') }),
        (values) => {
          const texts = JSON.stringify(validator(Form)(values))
          expect(texts).not.toMatch(/Expected|received/)
          expect(({} as Record<string, unknown>).city).toBeUndefined()
        },
      ),
    )
  })
})

function no(text: string) {
  return { message: text, isRule: true }
}
