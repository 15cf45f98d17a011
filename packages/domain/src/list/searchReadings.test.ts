import { describe, expect, test } from 'vitest'
import { filtersOf } from './listFilters.ts'
import { parseOrganisationSearch } from './OrganisationSearch.ts'
import {
  furtherReadings,
  isTypedName,
  searchesElsewhere,
  searchReadings,
  searchWords,
  spelledAlike,
} from './searchReadings.ts'

const filters = filtersOf(parseOrganisationSearch(''))

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
    expect(searchReadings(text, filters)).toEqual(readings)
  })
})

test.each([
  ['+49 (0)171 1234567', [{ phoneNumber: '+49 171 1234567' }]],
  ['tel:+49-171-1234567', [{ phoneNumber: '+49-171-1234567' }]],
  ['\u202d0171 1234567\u202c', [{ phoneNumber: '0171 1234567' }]],
  ['mailto:j.mueller@example.com', [{ email: 'j.mueller@example.com' }]],
  ['Jürgen Müller <j.mueller@example.com>', [{ email: 'j.mueller@example.com' }]],
  ['Müller'.normalize('NFD'), [{ firstName: 'Müller' }, { lastName: 'Müller' }]],
  ['#04-21-97', [{ dtId: '04-21-97' }]],
])('pasted, %j can mean %j', (text, readings) => {
  expect(searchReadings(text, filters)).toEqual(readings)
})

test('a surname before a comma is the last name', () => {
  expect(searchReadings('Müller, Jürgen', filters)[0]).toEqual({ firstName: 'Jürgen', lastName: 'Müller' })
})

test.each([
  ['0171 1234567', ['1711234567']],
  ['+49 (0)171 1234567', ['491711234567']],
  ['#04 21 97', ['42197']],
  ['Müller, Jürgen', ['jurgen', 'muller']],
  ['', []],
])('where everyone is listed, %j looks for %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['turcanu', [{ lastName: 'Țurcanu' }]],
  ['wisniew', [{ lastName: 'Wiśniewski' }]],
  ['ines magalhaes', [{ firstName: 'Inês', lastName: 'Magalhães' }]],
  ['Ines', [{ firstName: 'Inês' }]],
  ['mul', [{ lastName: 'Müller' }, { lastName: 'Mulder' }]],
  ['Nowak', []],
])('%j finds how people are spelt', (text, readings) => {
  const people = [
    { firstName: 'Ioana', lastName: 'Țurcanu' },
    { firstName: 'Tomasz', lastName: 'Wiśniewski' },
    { firstName: 'Inês', lastName: 'Magalhães' },
    { firstName: 'Jan', lastName: 'Mulder' },
    { firstName: 'Hans', lastName: 'Müller' },
    { firstName: 'Eva', lastName: 'Müller' },
    {},
  ]
  expect(spelledAlike(people, text)).toEqual(readings)
})

test.each([
  ['turcanu', true],
  ['ines magalhaes', true],
  ['mü', false],
  ['de la Cruz', false],
  ['0049', false],
  ['ada@', false],
  ['', false],
])('whether %j can be a name: %j', (text, isName) => {
  expect(isTypedName(text)).toBe(isName)
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
    expect(furtherReadings(text, filters)).toEqual(expected)
  })

  test('the end of a phone number is looked for without the zeros that it begins with', () => {
    expect(furtherReadings('0016240', filters)).toEqual([{ dtId: '16240' }, { phoneNumber: '16240' }])
    expect(furtherReadings('00', filters)).toEqual([])
  })
})

test('where there are no driver IDs, digits are a phone number', () => {
  expect(searchReadings('1234', ['firstName', 'lastName', 'email', 'phoneNumber'])).toEqual([{ phoneNumber: '1234' }])
})

test.each([
  ['?firstName=Ada&lastName=Ek', ['?firstName=Ada&lastName=Ek', '?firstName=Ek&lastName=Ada']],
  ['?firstName=Ada', ['?firstName=Ada', '?lastName=Ada']],
  ['?email=ada', ['?email=ada']],
  ['?drivers=banned&dtId=4217', ['?drivers=banned&dtId=4217', '?drivers=banned&phoneNumber=4217']],
  ['?drivers=invited&dtId=4217', ['?drivers=invited&phoneNumber=4217']],
  ['?view=users&dtId=4217', ['?view=users&phoneNumber=4217']],
])('%s asks another list for %j', (search, asked) => {
  expect(searchesElsewhere(parseOrganisationSearch(search))).toEqual(asked.map(parseOrganisationSearch))
})
