import type { LogEntry } from '@driver-trust/domain'
import { DataProvider } from '@driver-trust/domain/data'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createEnvironment } from '../createEnvironment.ts'
import { ChunkError } from '../routing/lazyScreen.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ReloadContext } from './ReloadContext.ts'

let failure: Error | undefined
const logged: LogEntry[] = []
const reload = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue() // React tells of each error that it hands to a boundary
  sessionStorage.clear()
  reload.mockReset()
  logged.length = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Screen() {
  if (failure) throw failure
  return <h1>Drivers</h1>
}

function renderFailing(error: Error) {
  failure = error
  const memory = memoryLocation({ path: '/organisation/1' })
  const environment = createEnvironment({ host: '', sink: (entry) => logged.push(entry) })
  render(
    <DataProvider {...environment}>
      <Router hook={memory.hook}>
        <ReloadContext value={reload}>
          <p>Navigation</p>
          <ErrorBoundary>
            <Screen />
          </ErrorBoundary>
        </ReloadContext>
      </Router>
    </DataProvider>,
  )
  return memory
}

describe('ErrorBoundary', () => {
  it('shows a panel in place of a screen that throws, leaves what is around it, and tells the log', async () => {
    renderFailing(new TypeError('x is undefined'))
    expect(await screen.findByText('Something went wrong!')).toBeTruthy()
    expect(screen.getByText('Navigation')).toBeTruthy()
    expect(logged).toHaveLength(1)
  })

  it('shows the screen when trying again succeeds', async () => {
    renderFailing(new TypeError('x is undefined'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    failure = undefined
    act(() => retry.click())
    expect(screen.getByRole('heading', { name: 'Drivers' })).toBeTruthy()
  })

  it('starts anew at another address', async () => {
    const memory = renderFailing(new TypeError('x is undefined'))
    await screen.findByText('Something went wrong!')
    failure = undefined
    act(() => memory.navigate('/organisation/2'))
    expect(screen.getByRole('heading', { name: 'Drivers' })).toBeTruthy()
  })

  it('reloads once for code that is gone, and then says that there is a new version', () => {
    renderFailing(new ChunkError('gone'))
    expect(reload).toHaveBeenCalledOnce()
    cleanup()
    renderFailing(new ChunkError('gone'))
    expect(reload).toHaveBeenCalledOnce()
    expect(screen.getByRole('heading', { name: 'A new version is available' })).toBeTruthy()
  })
})
