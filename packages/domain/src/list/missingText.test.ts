import { expect, test } from 'vitest'
import { missingText } from './missingText.ts'

test.each([
  [350, { read: 350, total: 412, isWhole: false }, '350 of 412 rows exported: the server ended the list early.'],
  [1, { read: 1, total: 1200, isWhole: false }, '1 of 1,200 rows exported: the server ended the list early.'],
  [40, { read: 2000, total: 3412, isWhole: false }, '40 rows exported: only 2,000 of 3,412 could be searched.'],
  [1, { read: 2000, total: 3412, isWhole: false }, '1 row exported: only 2,000 of 3,412 could be searched.'],
  [412, { read: 412, total: 412, isWhole: true }, undefined],
])('%i rows of %j are reported as %s', (count, list, text) => {
  expect(missingText(count, list, 'exported')).toBe(text)
})
