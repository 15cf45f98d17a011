import { describe, expect, it } from 'vitest'
import { createLog, describeError, type LogEntry } from './log.ts'
import { RequestError } from './RequestError.ts'

describe('the log', () => {
  it.each([
    ['an e-mail', new Error('no mail to ada.lovelace@example.com')],
    ['a token', new Error('bad token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.abc')],
    ['a phone number', new Error('cannot call +48 512 345 678')],
    ['a quoted value', new Error('Unexpected token \'<\', "<html>secret" is not valid JSON')],
  ])('never quotes %s', (_, error) => {
    const text = describeError(error)
    expect(text).not.toMatch(/ada|eyJ|512|secret/)
    expect(text).toContain('Error: ')
  })

  it('names the call and status of a refused request', () => {
    const error = new RequestError({ call: 'GET /api/v1/users', failure: 'http', status: 503 })
    expect(describeError(error)).toBe('GET /api/v1/users returned 503.')
  })

  it('leaves out aborted requests', () => {
    const entries: LogEntry[] = []
    createLog((entry) => entries.push(entry)).error(new RequestError({ call: 'GET /', failure: 'aborted' }))
    expect(entries).toEqual([])
  })
})
