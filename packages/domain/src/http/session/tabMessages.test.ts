import { describe, expect, it } from 'vitest'
import { isTabMessage, markOf, tabMessage } from './tabMessages.ts'

const NEXT = { accessToken: 'access', refreshToken: 'refresh' }
const NONE = { accessToken: undefined, refreshToken: undefined }

describe('the mark of a token', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is its 32-bit FNV-1a hash', (token, mark) => {
    expect(markOf(token)).toBe(mark)
  })

  it('of no token is that of an empty one', () => {
    expect(markOf(undefined)).toBe(markOf(''))
  })
})

describe('a message to other tabs', () => {
  it("contains only the mark of tokens that storage holds, and that of the refresh token they're for", () => {
    const message = { kind: 'signed-in', at: 5, next: NEXT, isStored: true } as const
    expect(tabMessage(message)).toEqual({ kind: 'signed-in', at: 5, mark: markOf('access') })
    const before = { accessToken: 'old', refreshToken: 'spent' }
    expect(tabMessage({ ...message, before })).toEqual({
      kind: 'signed-in',
      at: 5,
      mark: markOf('access'),
      before: markOf('spent'),
    })
  })

  it('contains the tokens themselves if storage refused them', () => {
    expect(tabMessage({ kind: 'signed-in', at: 5, next: NEXT, isStored: false }).tokens).toEqual(NEXT)
  })

  it('contains no tokens where there are none', () => {
    expect(tabMessage({ kind: 'signed-out', at: 5, next: NONE, isStored: false })).toEqual({
      kind: 'signed-out',
      at: 5,
      mark: markOf(undefined),
    })
  })

  it.each([
    { kind: 'signed-in', at: 1, mark: 2 },
    { kind: 'signed-out', at: 1, mark: 2 },
    { kind: 'signed-in', at: 1, mark: 2, tokens: NEXT },
    { kind: 'signed-in', at: 1, mark: 2, tokens: { accessToken: 'access' } },
    { kind: 'refreshed', at: 1, mark: 2, before: 3, tokens: NEXT },
  ])('is recognised: %j', (data) => {
    expect(isTabMessage(data)).toBe(true)
  })

  it.each([
    undefined,
    'signed-out',
    { kind: 'signed-out' },
    { kind: 'signed-out', at: 1 },
    { kind: 'signed-out', mark: 2 },
    { kind: 'signed-out', at: '1', mark: 2 },
    { kind: 'signed-out', at: 1, mark: '2' },
    { kind: 'something else', at: 1, mark: 2 },
    { kind: 'signed-in', at: 1, mark: 2, tokens: null },
    { kind: 'signed-in', at: 1, mark: 2, tokens: 'access' },
    { kind: 'signed-in', at: 1, mark: 2, tokens: { accessToken: 'two words' } },
    { kind: 'signed-in', at: 1, mark: 2, tokens: { accessToken: 'access', refreshToken: { a: 1 } } },
    { kind: 'refreshed', at: 1, mark: 2 },
    { kind: 'refreshed', at: 1, mark: 2, tokens: NEXT },
  ])("isn't one of ours: %j", (data) => {
    expect(isTabMessage(data)).toBe(false)
  })
})
