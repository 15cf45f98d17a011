import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToday } from './useToday.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the day changes at midnight on a page that stays open', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59, 50), toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-03-01')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(result.current).toBe('2026-03-02')
})
