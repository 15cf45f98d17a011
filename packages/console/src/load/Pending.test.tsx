import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Patience } from './Pending.tsx'

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

describe('a first load', () => {
  it('says after 3 seconds that it goes on, and after 10 how to begin again', () => {
    render(<Patience onRetry={() => {}} />)
    pass(2999)
    expect(words()).toBeNull()
    pass(1)
    expect(words()).toBeTruthy()
    pass(6999)
    expect(button()).toBeNull()
    pass(1)
    expect(button()).toBeTruthy()
  })

  it('waits from the start once it is begun again', () => {
    const retry = vi.fn()
    render(<Patience onRetry={retry} />)
    pass(10_000)
    act(() => button()?.click())
    expect(retry).toHaveBeenCalledOnce()
    expect(words()).toBeNull()
    pass(10_000)
    expect(button()).toBeTruthy()
  })

  it('offers nothing where beginning again would do harm', () => {
    render(<Patience />)
    pass(20_000)
    expect(words()).toBeTruthy()
    expect(button()).toBeNull()
  })
})
