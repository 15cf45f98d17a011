import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './foldText.ts'

test.each([
  ['  Zürich ', 'zurich'],
  ['ÉCOLE', 'ecole'],
  ['ﬁn', 'fin'],
  ['ΑΘΗΝΑ', 'αθηνα'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('composed and decomposed texts are the same', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => foldText(text.normalize('NFC')) === foldText(text.normalize('NFD')),
    ),
  )
})
