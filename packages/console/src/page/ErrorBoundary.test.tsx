import { DataProvider } from '@driver-trust/domain/data'
import { createEnvironment } from '@driver-trust/domain/environment'
import type { LogEntry } from '@driver-trust/domain/http'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HostContext } from '../host/host.ts'
import { testHost } from '../host/testHost.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { ChunkError } from '../load/recovery.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

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
  return renderPage(
    <>
      <p>Navigation</p>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </>,
  )
}

function renderPage(page: ReactNode) {
  const memory = memoryLocation({ path: '/organisation/1' })
  const environment = createEnvironment({ host: '', sink: (entry) => logged.push(entry) })
  render(
    <DataProvider {...environment}>
      <Router hook={memory.hook}>
        <HostContext value={testHost({ reload })}>{page}</HostContext>
      </Router>
    </DataProvider>,
  )
  return memory
}

describe('ErrorBoundary', () => {
  it('replaces a screen that throws with a panel, keeps everything around it, and logs the error', async () => {
    renderFailing(new TypeError('x is undefined'))
    expect(await screen.findByText('Something went wrong!')).toBeTruthy()
    expect(screen.getByText('Navigation')).toBeTruthy()
    expect(logged).toHaveLength(1)
  })

  it('shows the screen after a successful retry', async () => {
    renderFailing(new TypeError('x is undefined'))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    failure = undefined
    act(() => retry.click())
    expect(screen.getByRole('heading', { name: 'Drivers' })).toBeTruthy()
  })

  it('resets when the user navigates', async () => {
    const memory = renderFailing(new TypeError('x is undefined'))
    await screen.findByText('Something went wrong!')
    failure = undefined
    act(() => memory.navigate('/organisation/2'))
    expect(screen.getByRole('heading', { name: 'Drivers' })).toBeTruthy()
  })

  it('reloads once for a missing script, then offers a retry', async () => {
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

  it('does not reload while the server is down, and shows the screen once the script loads', async () => {
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

  it('reports a new version when the server has one', async () => {
    document.head.insertAdjacentHTML('beforeend', '<script type="application/json" src="/assets/start-1.js"></script>')
    sessionStorage.setItem('reloaded_for', '/assets/start-1.js')
    serve('<script src="/assets/start-2.js"></script>')
    renderFailing(new ChunkError(() => Promise.reject(new Error('gone'))))
    expect(await screen.findByRole('heading', { name: 'A new version is available' })).toBeTruthy()
    expect(reload).not.toHaveBeenCalled()
    document.head.lastElementChild?.remove()
  })
})

describe('a dialog whose script is missing', () => {
  it('offers to reload once a newer version is deployed, and doesn’t reload by itself', async () => {
    serve('<script src="/assets/another-version.js"></script>')
    const Dialog = lazyPart(() => Promise.reject(new Error('gone')))
    renderPage(<Dialog />)
    await screen.findByRole('heading', { name: 'A new version is available', level: 2 })
    expect(reload).not.toHaveBeenCalled()
    act(() => screen.getByRole('button', { name: 'Reload' }).click())
    expect(reload).toHaveBeenCalledOnce()
  })
})
