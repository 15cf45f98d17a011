import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSignInSearch, printSignInSearch } from './signInSearch.ts'

const origin = 'https://console.example'
const nothing = { invitation: false }

test.each([
  ['', nothing],
  ['?email=ada%40example.com', { ...nothing, email: 'ada@example.com' }],
  ['?email=ada', nothing],
  ['?email=hidden', nothing],
  ['?email=', nothing],
  ['?invitation=true', { invitation: true }],
  ['?invitation=1', nothing],
  ['?invitation=false', nothing],
  ['?invitation=true&invitation=false', { invitation: true }],
  ['?redirect=%2Fsettings%3Fa%3D1%23b', { ...nothing, redirect: '/settings?a=1#b' }],
  ['?redirect=%2F%2Fevil.com', nothing],
  ['?redirect=javascript%3Aalert(1)', nothing],
  ['?redirect=', nothing],
  ['?token=secret&__proto__=x&toString=y', nothing],
  ['?email=%zz&redirect=%', nothing],
  [`?email=${'a'.repeat(10_000)}`, nothing],
])('%s is read as %j', (search, parsed) => {
  expect(parseSignInSearch(search, origin)).toEqual(parsed)
})

test('reads back what it printed', () => {
  const searches = fc.record(
    {
      email: fc.constantFrom('ada@example.com', 'a+b@example.com', 'jörg@münchen.de'),
      invitation: fc.boolean(),
      redirect: fc.constantFrom('/', '/settings?a=%20&b=1#c', '/organisation/7?firstName=%26'),
    },
    { requiredKeys: ['invitation'] },
  )
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSignInSearch(printSignInSearch(search), origin)).toEqual(search)
    }),
  )
})

test('prints nothing for empty parameters', () => {
  expect(printSignInSearch({})).toBe('')
})

test('reads any query without throwing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Object.keys(parseSignInSearch(text, origin))).toContain('invitation')
    }),
  )
})
