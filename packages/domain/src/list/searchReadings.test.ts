import { describe, expect, test } from 'vitest'
import { textFilters } from './listFilters.ts'
import { furtherReadings, searchReadings } from './searchReadings.ts'

describe('a text typed into the search field of drivers', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['ada@', [{ email: 'ada@' }]],
    ['04 21 97', [{ dtId: '04 21 97' }, { phoneNumber: '04 21 97' }]],
    ['7', [{ dtId: '7' }, { phoneNumber: '7' }]],
    ['0', [{ dtId: '0' }]],
    ['+49 151', [{ phoneNumber: '+49 151' }]],
    ['0151 23456789', [{ phoneNumber: '0151 23456789' }]],
    ['(0151) 2345', [{ dtId: '01512345' }, { phoneNumber: '(0151) 2345' }]],
    ['+', [{ firstName: '+' }, { lastName: '+' }]],
    ['Fry', [{ firstName: 'Fry' }, { lastName: 'Fry' }]],
    [
      'Ada  Lovelace',
      [
        { firstName: 'Ada', lastName: 'Lovelace' },
        { firstName: 'Lovelace', lastName: 'Ada' },
        { lastName: 'Ada Lovelace' },
        { firstName: 'Ada Lovelace' },
      ],
    ],
    ["O'Brien", [{ firstName: "O'Brien" }, { lastName: "O'Brien" }, { firstName: 'O’Brien' }, { lastName: 'O’Brien' }]],
    ['O’Brien', [{ firstName: 'O’Brien' }, { lastName: 'O’Brien' }, { firstName: "O'Brien" }, { lastName: "O'Brien" }]],
    [
      'Mac Giolla Tadhg',
      [
        { firstName: 'Mac', lastName: 'Giolla Tadhg' },
        { firstName: 'Tadhg', lastName: 'Mac Giolla' },
        { lastName: 'Mac Giolla Tadhg' },
        { firstName: 'Mac Giolla Tadhg' },
      ],
    ],
    [
      'محمد علي',
      [
        { firstName: 'محمد', lastName: 'علي' },
        { firstName: 'علي', lastName: 'محمد' },
        { lastName: 'محمد علي' },
        { firstName: 'محمد علي' },
      ],
    ],
    ['katrin.sch', [{ email: 'katrin.sch' }, { firstName: 'katrin.sch' }, { lastName: 'katrin.sch' }]],
    ['J.', [{ firstName: 'J.' }, { lastName: 'J.' }]],
    ['#042422', [{ dtId: '042422' }]],
    ['# 04 24 22', [{ dtId: '04 24 22' }]],
  ])('%j can mean %j', (text, readings) => {
    expect(searchReadings(text, textFilters)).toEqual(readings)
  })
})

describe('if nobody is found', () => {
  test.each([
    ['Schaefer', ['Schäfer']],
    ['Schäfer', ['Schaefer']],
    ['Groß', ['Gross']],
    ['Grosse', ['Große']],
    ['Soerensen', ['Sörensen']],
    ['Sørensen', ['Soerensen']],
    ['oconnor', ["o'connor", 'o’connor']],
    ['dangelo', ["d'angelo", 'd’angelo']],
    ["O'Connor", ['OConnor']],
    ['Nowak', []],
    ['042197', []],
  ])('%j is also looked for as %j', (text, others) => {
    const expected = others.flatMap((name) => [{ firstName: name }, { lastName: name }])
    expect(furtherReadings(text, textFilters)).toEqual(expected)
  })
})

test('where there are no driver IDs, digits are a phone number', () => {
  expect(searchReadings('1234', ['firstName', 'lastName', 'email', 'phoneNumber'])).toEqual([{ phoneNumber: '1234' }])
})
