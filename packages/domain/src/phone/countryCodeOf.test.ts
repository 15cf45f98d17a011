import { expect, it } from 'vitest'
import { countryCodeOf } from './countryCodeOf.ts'

it.each([
  ['Poland', 'PL'],
  [' polska ', 'PL'],
  ['Germany', 'DE'],
  ['pl', 'PL'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['Gdańsk', undefined],
  ['', undefined],
])('finds the code of "%s"', (text, code) => {
  expect(countryCodeOf(text, ['pl-PL'])).toBe(code)
})

it('passes over a language that has no tag', () => {
  expect(countryCodeOf('polska', ['C', 'en-US@posix', 'pl'])).toBe('PL')
})
