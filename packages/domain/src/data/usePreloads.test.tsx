import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DataProvider } from './DataProvider.tsx'
import type { Read } from './Read.ts'
import { usePreloads, useRead } from './useRead.ts'

afterEach(cleanup)

function newWrapper(subscribe: unknown = () => () => {}) {
  const environment = {
    client: {},
    session: { subscribe, lifetime: () => new AbortController().signal },
    log: { error() {} },
    timing: { retryDelays: [], unusedLifetime: 1000 },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // the reads below use none of it
  return ({ children }: { children: ReactNode }) => <DataProvider {...environment}>{children}</DataProvider>
}

const renderPreloads = () => renderHook(usePreloads, { wrapper: newWrapper() })

/** The preloads, beside a component that shows the read that it is given later. */
function renderWithRead(shown: unknown[], subscribe?: unknown) {
  return renderHook(
    (read: Read<unknown> | undefined) => {
      const { data } = useRead(read ?? null)
      if (read) shown.push(data)
      return usePreloads()
    },
    { wrapper: newWrapper(subscribe), initialProps: undefined },
  )
}

test('a load that was begun isn’t begun again before somebody has its answer', async () => {
  const { result } = renderPreloads()
  const load = vi.fn(async () => 'rows')
  const read = { key: ['people'], load, freshness: 2 } as never // a read of no call
  result.current.begin(read)
  await new Promise((resolve) => setTimeout(resolve))
  result.current.begin(read)
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was begun and answered is cached on demand, and a component that shows it from its first rendering on asks no more', async () => {
  const shown: unknown[] = []
  const { result, rerender } = renderWithRead(shown)
  const load = vi.fn(async () => 'rows')
  const read = { key: ['people'], load, freshness: 2 } as never // a read of no call
  const late = { key: ['figures'], load: () => new Promise(() => {}), freshness: 2 } as never
  void result.current.begin(late)
  await result.current.begin(read)
  expect(result.current.peek(read)).toBeUndefined()
  result.current.cacheBegun()
  expect(result.current.peek(read)).toBe('rows')
  expect(result.current.peek(late)).toBeUndefined()
  rerender(read)
  await new Promise((resolve) => setTimeout(resolve, 50)) // SWR asks again a frame later
  expect(new Set(shown)).toEqual(new Set(['rows']))
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was there from the first rendering on, dropped and read again, is shown again though it is equal', async () => {
  const listeners = new Set<(event: 'replaced') => void>()
  const subscribe = (listener: (event: 'replaced') => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const shown: unknown[] = []
  const { result, rerender } = renderWithRead(shown, subscribe)
  const load = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50)) // long enough to be without data on screen
    return { name: 'Ana' }
  })
  const read = { key: ['whoami'], load, freshness: 0 } as never // a read of no call
  await result.current.preload(read)
  rerender(read)
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  const before = shown.length
  for (const listener of listeners) listener('replaced') // the same person has signed in again in another tab
  rerender(read)
  expect(shown.slice(before)).toContain(undefined)
  await waitFor(() => expect(shown.at(-1)).toEqual({ name: 'Ana' }))
})

test('a preload that fails after the page has gone fails quietly', async () => {
  const { result, unmount } = renderPreloads()
  unmount()
  const unhandled: unknown[] = []
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    unhandled.push(event.reason)
  }
  window.addEventListener('unhandledrejection', note)
  const load = () => Promise.reject(new Error('It was aborted.'))
  await result.current.preload({ key: ['whoami'], load, freshness: 0 } as never) // a read of no call
  await new Promise((resolve) => setTimeout(resolve, 50)) // the browser tells in a task of its own
  window.removeEventListener('unhandledrejection', note)
  expect(unhandled).toEqual([])
})
