import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWebLink } from './webLink.ts'

test.each(['https://example.com', 'http://example.com/terms?a=1#b', 'HTTPS://EXAMPLE.COM/ü'])(
  '%s is a link',
  (text) => {
    expect(isWebLink(text)).toBe(true)
  },
)

test.each([
  '',
  'example.com',
  '//example.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://',
  ' https://example.com',
  'data:text/html,x',
  'ftp://example.com',
  'https://',
  'https:example.com',
  'https:///example.com',
  'https://exa mple.com',
])('%j is none', (text) => {
  expect(isWebLink(text)).toBe(false)
})

test('only web protocols pass', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      return !isWebLink(text) || ['http:', 'https:'].includes(new URL(text).protocol)
    }),
  )
})
