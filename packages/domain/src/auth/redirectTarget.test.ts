import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from './signInSearch.ts'

const origin = 'https://console.example'

describe('redirectTarget', () => {
  test.each([
    ['/', '/'],
    ['/settings', '/settings'],
    ['/organisation/7?page=2&firstName=Ada%20L#top', '/organisation/7?page=2&firstName=Ada%20L#top'],
    ['/a/../b', '/b'],
    ['/ü', '/%C3%BC'],
    ['/a?next=//evil.com', '/a?next=//evil.com'],
    ['/a#//evil.com', '/a#//evil.com'],
    ['/a@evil.com', '/a@evil.com'],
    ['/%C3%BC', '/%C3%BC'],
  ])('keeps %s as %s', (raw, target) => {
    expect(redirectTarget(raw, origin)).toBe(target)
  })

  test.each([
    '',
    'settings',
    '?a=1',
    '#a',
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '\\/evil.com',
    '/a\\..\\\\evil.com',
    '/.//evil.com',
    '/..//evil.com',
    '/a/..//evil.com',
    '/%2e//evil.com',
    '/%2fevil.com',
    '/%2Fevil.com',
    '/%252fevil.com',
    '/%25252fevil.com',
    '/%5cevil.com',
    '/%255cevil.com',
    '/.%2f/evil.com',
    '/%zz%2f..%5cevil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/%09/evil.com',
    '/%0d%0aSet-Cookie:x',
    '/\u0000/evil.com',
    '/ /evil.com',
    ' /settings',
    '/\u00a0/evil.com',
    '/\u2028evil.com',
    '/\u202eevil',
    '/\ud800',
    '/%ff',
    'https://evil.com',
    'https://console.example/settings',
    'https:evil.com',
    'https:/evil.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '/javascript:alert(1)\\',
    'data:text/html,x',
    'blob:https://console.example/x',
    'mailto:a@b.co',
    `/${'a'.repeat(10_000)}`,
    `/${'ü'.repeat(1000)}`,
  ])('drops %j', (raw) => {
    expect(redirectTarget(raw, origin)).toBeUndefined()
  })
})

const part = fc.oneof(
  fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '/\\',
    '%2f',
    '%5c',
    '%252f',
    '%2e',
    ':',
    '@',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    '\r',
    '\u0000',
  ),
  fc.constantFrom(
    'evil.com',
    'https:',
    'javascript:',
    'data:',
    'console.example',
    '\u2028',
    '\u3002',
    '／',
    '＼',
    'ﬀ',
    '%09',
    '%',
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const hostile = fc
  .tuple(fc.constantFrom('/', ''), fc.array(part, { maxLength: 8 }))
  .map(([start, parts]) => start + parts.join(''))
const runs = { numRuns: import.meta.env.DEEP ? 200_000 : 20_000 }
const timeout = 60_000

test(
  'an accepted target stays on its own origin, however it is parsed',
  () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const target = redirectTarget(raw, origin)
        if (target === undefined) return
        expect(target).toMatch(/^\/(?![/\\])/)
        for (const text of [target, decodedOften(target.split(/[?#]/)[0] ?? '')]) {
          expect(new URL(text, origin).origin).toBe(origin)
          expect(new URL(text, `${origin}/a/b`).pathname).toMatch(/^\/(?!\/)/)
        }
      }),
      runs,
    )
  },
  timeout,
)

test(
  'an accepted target is accepted again unchanged',
  () => {
    fc.assert(
      fc.property(hostile, (raw) => {
        const target = redirectTarget(raw, origin)
        return target === undefined || redirectTarget(target, origin) === target
      }),
      runs,
    )
  },
  timeout,
)

test('accepts every address of the console', () => {
  const segment = fc.string({ unit: fc.constantFrom(...'abz09-_'), minLength: 1, maxLength: 12 })
  const query = fc.dictionary(segment, fc.string({ maxLength: 12 })).map((fields) => `${new URLSearchParams(fields)}`)
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), query, segment, (segments, search, hash) => {
      const address = `/${segments.join('/')}?${search}x=1#${hash}`
      return redirectTarget(address, origin) === address
    }),
  )
})

function decodedOften(path: string): string {
  let text = path
  for (let round = 0; round < 10; round += 1) {
    try {
      text = decodeURIComponent(text)
    } catch {
      return text
    }
  }
  return text
}
