import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillPath, pathParameters } from './Call.ts'

const ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

describe('fillPath', () => {
  it('fills every parameter', () => {
    expect(fillPath('/a/{one}/b/{two}', { one: ID, two: ID })).toBe(`/a/${ID}/b/${ID}`)
    expect(pathParameters('/a/{one}/b/{two}')).toEqual(['one', 'two'])
  })

  it.each([
    '',
    '..',
    '../../auth',
    '..%2f..%2fauth',
    `${ID}/x`,
    `${ID}?a=1`,
    `${ID}#`,
    ` ${ID}`,
    '__proto__',
    null,
    undefined,
    7,
  ])('refuses %j before anything is sent', (value) => {
    expect(() => fillPath('/a/{one}', { one: value })).toThrow('needs a UUID as "one"')
  })

  it("accepts the server's names of batches, but nothing that leaves the segment", () => {
    expect(fillPath('/b/{batchId}', { batchId: 'batch_7-a' })).toBe('/b/batch_7-a')
    for (const batchId of ['..', 'a/b', '', 'a?b'])
      expect(() => fillPath('/b/{batchId}', { batchId })).toThrow(RangeError)
  })

  it('keeps any text within its segment', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(() => fillPath('/a/{one}', { one: value })).toThrow(RangeError)
      }),
    )
  })
})
