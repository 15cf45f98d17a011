import { afterEach, describe, expect, it, vi } from 'vitest'
import { distinct } from './Choice.tsx'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

const options = (...values: string[]) => values.map((value, index) => ({ value, label: `${index}` }))

describe('distinct', () => {
  it('returns the same array if no value is repeated', () => {
    const given = options('a', 'b')
    expect(distinct('Select', given)).toBe(given)
    expect(warn).not.toHaveBeenCalled()
  })

  it('keeps the first of each value, and warns once', () => {
    const given = options('a', 'b', 'a')
    expect(distinct('Select', given)).toEqual(given.slice(0, 2))
    distinct('Select', given)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('Select has more than one option with the value "a"'),
    )
  })

  it("doesn't warn in production", () => {
    vi.stubEnv('DEV', false)
    expect(distinct('Tabs', options('x', 'x'))).toHaveLength(1)
    expect(warn).not.toHaveBeenCalled()
    vi.unstubAllEnvs()
  })
})
