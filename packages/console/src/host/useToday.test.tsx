import { DataProvider } from '@driver-trust/domain/data'
import { createClock } from '@driver-trust/domain/http'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useClock, useToday } from './useToday.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The hooks on a page whose device's clock says this. */
function openAt(now: Date) {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval', 'performance'] })
  const clock = createClock()
  const environment = {
    clock,
    session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
    log: { error: () => {} },
    timing: { retryDelays: [], retryBudget: 45_000, unusedLifetime: 60_000, rereadDelays: [] },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what the clock's hooks need
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider {...environment}>{children}</DataProvider>
  const { result } = renderHook(() => [useToday(), useClock((clock) => clock.error())], { wrapper })
  return { clock, result }
}

test('the day changes at midnight on a page that stays open', () => {
  const { result } = openAt(new Date(2026, 2, 1, 23, 59, 50))
  expect(result.current).toEqual(['2026-03-01', undefined])
  act(() => void vi.advanceTimersByTime(30_000))
  expect(result.current).toEqual(['2026-03-02', undefined])
})

test('an answer corrects a clock that is ten days slow', () => {
  const { clock, result } = openAt(new Date(2026, 2, 1, 12))
  act(() => clock.note(new Headers({ date: new Date(2026, 2, 11, 12).toUTCString() })))
  expect(result.current).toEqual(['2026-03-11', -14_400])
})
