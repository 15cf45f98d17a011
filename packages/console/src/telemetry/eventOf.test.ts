import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RequestError } from '@driver-trust/domain/http'
import { ShapeError } from '@driver-trust/domain/struct'
import { describe, expect, it } from 'vitest'
import { eventOf, type TelemetryEvent, vitalOf } from './eventOf.ts'

const SECRET = 'Helena-canary-5f0c'
const call = 'GET /users/{userId}'
const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

function violation(effectiveDirective: string, blockedURI: string) {
  const found = { effectiveDirective, blockedURI, documentURI: `https://x.example/?q=${SECRET}`, sample: SECRET }
  return { violation: found as SecurityPolicyViolationEvent }
}

function thrown(name: string, stack: string): Error {
  return Object.assign(new Error(SECRET), { name, stack })
}

describe('eventOf', () => {
  it.each<[string, Parameters<typeof eventOf>[0], TelemetryEvent | undefined]>([
    [
      'a refused call',
      { error: new RequestError({ call, failure: 'http', status: 503, code: SECRET, trace }) },
      { kind: 'call', call, failure: 'http', status: 503, trace },
    ],
    [
      'a lost call',
      { error: new RequestError({ call, failure: 'network' }) },
      { kind: 'call', call, failure: 'network' },
    ],
    ['an aborted call', { error: new RequestError({ call, failure: 'aborted' }) }, undefined],
    [
      'an answer of the wrong shape',
      { error: new ShapeError('User', { path: 'items.0.email', expected: 'string', received: 'null' }) },
      { kind: 'shape', struct: 'User', path: 'items.0.email', expected: 'string', received: 'null' },
    ],
    [
      'an error of ours',
      { error: thrown('TypeError', `TypeError: ${SECRET}\n    at x (https://x.example/assets/core-Bx1_.js:1:2042)`) },
      { kind: 'error', name: 'TypeError', at: ['core-Bx1_.js:1:2042'] },
    ],
    [
      'an error elsewhere',
      { error: thrown(SECRET, `${SECRET}\n    at x (chrome-extension://${SECRET}/a.js:1:1)`) },
      { kind: 'error', name: 'Error', at: [] },
    ],
    ['a rejection without an error', { error: SECRET }, { kind: 'error', name: 'Error', at: [] }],
    [
      'an inline script',
      violation('script-src-elem', 'inline'),
      { kind: 'policy', directive: 'script-src-elem', blocked: 'inline' },
    ],
    [
      'a foreign script',
      violation('script-src-elem', `https://evil.example/${SECRET}?${SECRET}`),
      { kind: 'policy', directive: 'script-src-elem', blocked: 'https://evil.example' },
    ],
    [
      'a data address',
      violation('font-src', `data:font/${SECRET}`),
      { kind: 'policy', directive: 'font-src', blocked: 'data:' },
    ],
    [
      'words that no browser sends',
      violation(SECRET, SECRET),
      { kind: 'policy', directive: 'other', blocked: 'other' },
    ],
  ])('tells of %s what docs/telemetry.md says', (_, incident, event) => {
    expect(eventOf(incident)).toEqual(event)
    expect(JSON.stringify(event ?? '')).not.toContain(SECRET)
  })

  it('takes at most eight places of a stack', () => {
    const stack = Array.from({ length: 20 }, (_, line) => `    at https://x.example/assets/core.js:${line}:1`).join(
      '\n',
    )
    expect(eventOf({ error: thrown('RangeError', stack) })).toMatchObject({ at: { length: 8 } })
  })
})

it('docs/telemetry.md lists every field, and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/telemetry.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (\w+) \| `(\w+)` \|/gm)].map(([, event, field]) => `${event}.${field}`)
  const events = [
    eventOf({ error: new RequestError({ call, failure: 'http', status: 503, trace }) }),
    eventOf({ error: new ShapeError('User', { path: 'email', expected: 'string', received: 'null' }) }),
    eventOf({ error: new TypeError() }),
    eventOf(violation('script-src', 'eval')),
    vitalOf({ name: 'LCP', value: 1, rating: 'good' }),
  ]
  const sent = events.flatMap((event) =>
    Object.keys(event ?? {}).map((field) => (field === 'kind' ? 'all.kind' : `${event?.kind}.${field}`)),
  )
  expect(rows.toSorted()).toEqual([...new Set([...sent, 'all.route', 'all.count'])].sort())
})
