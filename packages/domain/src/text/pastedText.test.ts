import { expect, test } from 'vitest'
import { pastedText, visibleText } from './pastedText.ts'

test.each([
  ['  Ada \n Ek ', 'Ada Ek'],
  ['Müller, Jürgen', 'Jürgen Müller'],
  ['“Ada Ek”', 'Ada Ek'],
  ['Ada Ek;', 'Ada Ek'],
  ["O'Brien", "O'Brien"],
  ["'t Hooft", "'t Hooft"],
  ['Jürgen Müller <j.mueller@example.com>', 'j.mueller@example.com'],
  ['"Müller, Jürgen" <j.mueller@example.com>, ', 'j.mueller@example.com'],
  ['<j.mueller@example.com>', 'j.mueller@example.com'],
  ['mailto:j.mueller@example.com?subject=Hi', 'j.mueller@example.com'],
  ['mailto:j%2Emueller@example.com', 'j.mueller@example.com'],
  ['mailto:%', '%'],
  ['tel:+49-171-1234567', '+49-171-1234567'],
  ['+49 (0)171 1234567', '+49 171 1234567'],
  ['(+49) (0)171 1234567', '(+49) 171 1234567'],
  ['0049 (0) 171 1234567', '0049 171 1234567'],
  ['\u202a+49 171 1234567\u202c', '+49 171 1234567'],
  ['042197\u200b', '042197'],
  ['１２３', '123'],
  ['٠٤۲', '042'],
  ['30,5', '30,5'],
  ['', ''],
])('%j says %j', (text, said) => {
  expect(pastedText(text)).toBe(said)
})

test.each([
  ['M\u00fcl\u00adler', 'Müller'],
  ['Mu\u0308ller', 'Müller'],
  ['Anne\u2013Marie\u00a0Ek', 'Anne-Marie Ek'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['\u200cعلی', 'علی'],
  ['＋４９', '+49'],
])('%j looks like %j', (text, look) => {
  expect(visibleText(text)).toBe(look)
})
