import { DataProvider } from '@driver-trust/domain/data'
import { createClock } from '@driver-trust/domain/http'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Link, Router, useLocation } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { HostContext } from '../host/host.ts'
import { testHost } from '../host/testHost.ts'
import { createWait, type PageTiming, pageTiming } from '../load/createWait.ts'
import { WaitContext } from '../load/WaitContext.ts'
import { Redirect } from './Redirect.tsx'
import { TransitionRouter } from './TransitionRouter.tsx'
import { useShown } from './useNavigation.ts'
import { useSearch } from './useSearch.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

/** The part that a late-loading dialog needs. */
const environment = {
  client: {},
  session: { subscribe: () => () => {} },
  log: { error: () => {} },
  clock: createClock(),
  timing: { retryDelays: [], retryBudget: 1000, unusedLifetime: 1000, rereadDelays: [] },
} as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'>

const quick: PageTiming = { ...pageTiming, pendingAfter: 20, minimumPending: 20, preloadDelay: 0 }

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedGuard(isDirty)
  const [, navigate] = useLocation()
  return (
    <>
      <h1>Form</h1>
      <button type="button" onClick={() => navigate('/next')}>
        Next
      </button>
    </>
  )
}

function Page({ isDirty }: { isDirty: boolean }) {
  const { path, phase, kind } = useShown((shown) => shown)
  if (phase === 'pending') return <p>Pending</p>
  if (path === '/form') return <Form isDirty={isDirty} />
  if (path === '/gate') return <Redirect to="/next" />
  if (path === '/gate/double') return <Redirect to="/gate" />
  return (
    <>
      <h1>Next page</h1>
      <output>{kind}</output>
      <Link href="/form">Form</Link>
      <Link href="/next">Here</Link>
      <Link href="/next?q=M%C3%BCller%26Co+%2541">Found</Link>
      <Search />
    </>
  )
}

let searches: string[] = []

function Search() {
  searches.push(useSearch())
  return null
}

interface Options {
  path: string
  prepare?: (path: string) => Promise<unknown> | undefined
  isDirty?: boolean
  base?: string
  timing?: PageTiming
}

function renderAt({ path, prepare = () => undefined, isDirty = false, base = '', timing = quick }: Options) {
  const memory = memoryLocation({ path, record: true })
  render(
    <DataProvider {...environment}>
      <Router hook={memory.hook} searchHook={memory.searchHook} base={base}>
        <HostContext value={testHost()}>
          <WaitContext value={createWait(timing)}>
            <TransitionRouter prepare={prepare}>
              <Page isDirty={isDirty} />
            </TransitionRouter>
          </WaitContext>
        </HostContext>
      </Router>
    </DataProvider>,
  )
  return memory
}

describe('TransitionRouter', () => {
  it('keeps the current screen, then shows the pending view, then the next screen', async () => {
    let arrive = () => {}
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    renderAt({ path: '/form', prepare: () => ready })
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy()
    await expect.poll(() => screen.queryByRole('heading', { name: 'Form' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Next page' })).toBeNull()
    expect(screen.getByText('Pending')).toBeTruthy()
    arrive()
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
  })

  it('follows a link of the same page in one rendering, and reads its query as it stands there', () => {
    searches = []
    renderAt({ path: '/next' })
    act(() => screen.getByRole('link', { name: 'Found' }).click())
    expect(searches).toEqual(['', 'q=M%C3%BCller%26Co+%2541'])
  })

  it('takes the browser’s “Back” for what it is after a link to the page that is shown', () => {
    const { navigate } = renderAt({ path: '/next' })
    act(() => screen.getByRole('link', { name: 'Here' }).click())
    act(() => navigate('/other'))
    expect(screen.getByRole('status').textContent).toBe('pop')
  })

  it('keeps the pending view when another target is chosen meanwhile', async () => {
    let arrive = () => {}
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const never = new Promise<void>(() => {})
    const { navigate } = renderAt({ path: '/form', prepare: (path) => (path === '/next' ? never : ready) })
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    expect(await screen.findByText('Pending')).toBeTruthy()
    act(() => navigate('/other'))
    expect(screen.queryByRole('heading', { name: 'Form' })).toBeNull()
    expect(screen.getByText('Pending')).toBeTruthy()
    arrive()
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
  })

  it('shows the pending view for at least 500 ms, however soon the next screen is ready', async () => {
    vi.useFakeTimers()
    let arrive = () => {}
    const ready = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    renderAt({ path: '/form', prepare: () => ready, timing: pageTiming })
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    await pass(1000)
    expect(screen.getByText('Pending')).toBeTruthy()
    arrive()
    await pass(499)
    expect(screen.getByText('Pending')).toBeTruthy()
    await pass(1)
    expect(screen.getByRole('heading', { name: 'Next page' })).toBeTruthy()
  })

  it('asks before changes are lost: staying keeps the screen and its address, leaving navigates', async () => {
    const memory = renderAt({ path: '/form', isDirty: true })
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    const stay = await screen.findByRole('button', { name: 'Stay' }, { timeout: 10_000 })
    act(() => stay.click())
    expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy()
    expect(memory.history?.at(-1)).toBe('/form')
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    const leave = await screen.findByRole('button', { name: 'Leave' }, { timeout: 10_000 })
    act(() => leave.click())
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
  })

  it('navigates without asking if there are no changes', async () => {
    renderAt({ path: '/form' })
    act(() => screen.getByRole('button', { name: 'Next' }).click())
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
  })
})

describe('below a path', () => {
  it('routes and links are relative to it, and addresses include it', async () => {
    const memory = renderAt({ path: '/console/gate', base: '/console' })
    const link = await screen.findByRole('link', { name: 'Form' })
    expect(memory.history).toEqual(['/console/next'])
    expect(link.getAttribute('href')).toBe('/console/form')
    act(() => link.click())
    expect(await screen.findByRole('heading', { name: 'Form' })).toBeTruthy()
    expect(memory.history?.at(-1)).toBe('/console/form')
  })
})

describe('Redirect', () => {
  it('follows consecutive redirects without leaving any in the history', async () => {
    const memory = renderAt({ path: '/gate/double' })
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
    expect(memory.history).toEqual(['/next'])
  })

  it('redirects again when an overtaking navigation returns to its address', async () => {
    const never = new Promise<void>(() => {})
    let isFirst = true
    const memory = renderAt({
      path: '/gate',
      prepare: () => {
        const answer = isFirst ? never : undefined
        isFirst = false
        return answer
      },
    })
    expect(memory.history?.at(-1)).toBe('/next')
    act(() => memory.navigate('/gate'))
    expect(await screen.findByRole('heading', { name: 'Next page' })).toBeTruthy()
  })
})
