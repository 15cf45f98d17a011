import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driverSearches } from './driverSearches.ts'

test.each([
  ['', []],
  [' a ', []],
  ['ana@example', [{ email: 'ana@example' }]],
  ['042197', [{ dt_id: '42197' }, { phone_number: '042197' }]],
  ['04 21 97', [{ dt_id: '42197' }, { phone_number: '042197' }]],
  ['+48 512 001', [{ phone_number: '+48512001' }]],
  ['123', [{ first_name: '123' }, { last_name: '123' }]],
  ['Ana', [{ first_name: 'Ana' }, { last_name: 'Ana' }]],
  ['Ana  de Horvat', [{ first_name: 'Ana', last_name: 'de Horvat' }]],
])('%j asks %j', (text, questions) => {
  expect(driverSearches(text)).toEqual(questions)
})

test('no text asks more than two questions, nor an empty one', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const questions = driverSearches(text)
      return questions.length <= 2 && questions.every((each) => Object.values(each).every((value) => value !== ''))
    }),
  )
})
