import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeyUsage } from './DataProvider.tsx'

const MINUTES = 60_000

describe('a key that falls out of use', () => {
  const unused = vi.fn()
  const expired = vi.fn()
  const usage = () => createKeyUsage({ onUnused: unused, onExpired: expired, lifetime: 5 * MINUTES })

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.clearAllMocks()
  })

  it('is aborted at once and dropped after its lifetime', () => {
    const release = usage().need('a')
    release()
    vi.advanceTimersByTime(0)
    expect(unused).toHaveBeenCalledWith('a')
    vi.advanceTimersByTime(5 * MINUTES - 1)
    expect(expired).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(expired).toHaveBeenCalledWith('a')
  })

  it('is kept if it is used again, as in StrictMode', () => {
    const keys = usage()
    keys.need('a')()
    keys.need('a')
    vi.advanceTimersByTime(60 * MINUTES)
    expect(unused).not.toHaveBeenCalled()
    expect(expired).not.toHaveBeenCalled()
  })

  it('is kept while at least one user is left', () => {
    const keys = usage()
    const [one, two] = [keys.need('a'), keys.need('a')]
    one()
    vi.advanceTimersByTime(60 * MINUTES)
    expect(expired).not.toHaveBeenCalled()
    two()
    vi.advanceTimersByTime(60 * MINUTES)
    expect(expired).toHaveBeenCalledOnce()
  })
})
