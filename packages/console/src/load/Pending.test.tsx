import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SlowLoadNotice } from './Pending.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const words = () => screen.queryByText('Still loading…')
const button = () => screen.queryByRole('button', { name: 'Try again' })

describe('SlowLoadNotice', () => {
  it('says after 3 seconds that loading continues, and offers a retry after 10', () => {
    render(<SlowLoadNotice onRetry={() => {}} />)
    pass(2999)
    expect(words()).toBeNull()
    pass(1)
    expect(words()).toBeTruthy()
    pass(6999)
    expect(button()).toBeNull()
    pass(1)
    expect(button()).toBeTruthy()
  })

  it('starts over after a retry', () => {
    const retry = vi.fn()
    render(<SlowLoadNotice onRetry={retry} />)
    pass(10_000)
    act(() => button()?.click())
    expect(retry).toHaveBeenCalledOnce()
    expect(words()).toBeNull()
    pass(10_000)
    expect(button()).toBeTruthy()
  })

  it('offers no retry without onRetry', () => {
    render(<SlowLoadNotice />)
    pass(20_000)
    expect(words()).toBeTruthy()
    expect(button()).toBeNull()
  })
})
