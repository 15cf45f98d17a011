import { expect, test } from 'vitest'
import { type NameOrder, splitName } from './splitName.ts'

test.each<[string, NameOrder, string, string]>([
  ['Ana Maria Silva', 'firstName', 'Ana Maria', 'Silva'],
  ['Silva Ana Maria', 'lastName', 'Ana Maria', 'Silva'],
  ['Silva, Ana Maria', 'firstName', 'Ana Maria', 'Silva'],
  ['Ludwig van Beethoven', 'firstName', 'Ludwig', 'van Beethoven'],
  ['Maria von der Heide', 'firstName', 'Maria', 'von der Heide'],
  ['van den Berg Jan', 'lastName', 'Jan', 'van den Berg'],
  ['DUPONT Jean Luc', 'firstName', 'Jean Luc', 'DUPONT'],
  ['Jean Luc DUPONT', 'lastName', 'Jean Luc', 'DUPONT'],
  ['JEAN DUPONT', 'firstName', 'JEAN', 'DUPONT'],
  ['J. Smith', 'firstName', 'J.', 'Smith'],
  ['Kovács  János', 'lastName', 'János', 'Kovács'],
  ['Madonna', 'firstName', 'Madonna', ''],
  ['', 'firstName', '', ''],
])('%j, by its %s first, is %j and %j', (...[text, order, firstName, lastName]) => {
  expect(splitName(text, order)).toEqual({ firstName, lastName })
})
