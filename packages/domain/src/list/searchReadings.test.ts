import { describe, expect, test } from 'vitest'
import { textFilters } from './listFilters.ts'
import { searchReadings } from './searchReadings.ts'

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
      [{ firstName: 'Ada', lastName: 'Lovelace' }, { lastName: 'Ada Lovelace' }, { firstName: 'Ada Lovelace' }],
    ],
    ["O'Brien", [{ firstName: "O'Brien" }, { lastName: "O'Brien" }, { firstName: 'O’Brien' }, { lastName: 'O’Brien' }]],
    ['O’Brien', [{ firstName: 'O’Brien' }, { lastName: 'O’Brien' }, { firstName: "O'Brien" }, { lastName: "O'Brien" }]],
    ['Ali 2', [{ firstName: 'Ali', lastName: '2' }, { lastName: 'Ali 2' }, { firstName: 'Ali 2' }]],
    ['محمد علي', [{ firstName: 'محمد', lastName: 'علي' }, { lastName: 'محمد علي' }, { firstName: 'محمد علي' }]],
  ])('%j can mean %j', (text, readings) => {
    expect(searchReadings(text, textFilters)).toEqual(readings)
  })
})

test('where there are no driver IDs, digits are a phone number', () => {
  expect(searchReadings('1234', ['firstName', 'lastName', 'email', 'phoneNumber'])).toEqual([{ phoneNumber: '1234' }])
})
