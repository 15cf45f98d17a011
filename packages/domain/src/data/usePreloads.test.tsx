import { cleanup, renderHook } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DataProvider } from './DataProvider.tsx'
import { usePreloads } from './useRead.ts'

afterEach(cleanup)

function renderPreloads() {
  const environment = {
    client: {},
    session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
    log: { error() {} },
    timing: { retryDelays: [], unusedLifetime: 1000 },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // the reads below use none of it
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider {...environment}>{children}</DataProvider>
  return renderHook(usePreloads, { wrapper })
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
