import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useExpiry } from './useExpiry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Something that is on, for a minute. */
function renderMinute() {
  const onOver = vi.fn()
  const { rerender } = renderHook((isOn: boolean) => useExpiry(onOver, 60_000, isOn), { initialProps: true })
  return { onOver, rerender }
}

test('is over after its time, once', () => {
  const { onOver } = renderMinute()
  vi.advanceTimersByTime(59_000)
  expect(onOver).not.toHaveBeenCalled()
  vi.advanceTimersByTime(61_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('is over at once after a sleep, which timers don’t count', () => {
  const { onOver } = renderMinute()
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1000)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('is over after its time if the clock has been set back, and never once it is off', () => {
  const { onOver, rerender } = renderMinute()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(onOver).toHaveBeenCalledTimes(1)
  rerender(false)
  vi.advanceTimersByTime(120_000)
  expect(onOver).toHaveBeenCalledTimes(1)
})
