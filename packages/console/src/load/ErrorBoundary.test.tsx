import type { LogEntry } from '@driver-trust/domain'
import { DataProvider } from '@driver-trust/domain/data'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createEnvironment } from '../createEnvironment.ts'
import { ChunkError } from '../routing/lazyScreen.tsx'
import { ErrorBoundary, ReloadContext } from './ErrorBoundary.tsx'

let failure: Error | undefined
const logged: LogEntry[] = []
const reload = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue() // React logs every error that it passes to a boundary
  sessionStorage.clear()
  reload.mockReset()
  logged.length = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function serve(html: string) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html))
}

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

  it('reloads once for a script that is missing, then offers to try again', async () => {
    serve('<script src="/assets/start-1.js"></script>')
    const loadAgain = vi.fn(() => Promise.reject(new Error('gone')))
    renderFailing(new ChunkError(loadAgain))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    cleanup()
    renderFailing(new ChunkError(loadAgain))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(reload).toHaveBeenCalledOnce()
    act(() => retry.click())
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
    expect(loadAgain).toHaveBeenCalledOnce()
  })

  it('stays on the page while the server does not answer, and shows the screen when the script comes', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    let arrives = false
    renderFailing(new ChunkError(() => (arrives ? Promise.resolve() : Promise.reject(new Error('offline')))))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    act(() => retry.click())
    await vi.waitFor(() => expect(window.fetch).toHaveBeenCalledTimes(2))
    arrives = true
    failure = undefined
    await vi.waitFor(() => act(() => screen.getByRole('button', { name: 'Try again' }).click()))
    expect(await screen.findByRole('heading', { name: 'Drivers' })).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
  })

  it('says that there is a new version where the server has another one', async () => {
    document.head.insertAdjacentHTML('beforeend', '<script type="application/json" src="/assets/start-1.js"></script>')
    sessionStorage.setItem('reloaded_for', '/assets/start-1.js')
    serve('<script src="/assets/start-2.js"></script>')
    renderFailing(new ChunkError(() => Promise.reject(new Error('gone'))))
    expect(await screen.findByRole('heading', { name: 'A new version is available' })).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    document.head.lastElementChild?.remove()
  })
})
