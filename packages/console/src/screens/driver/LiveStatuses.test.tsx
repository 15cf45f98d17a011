import { DataProvider } from '@driver-trust/domain/data'
import { createClock, type UsersQuery } from '@driver-trust/domain/http'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser, UserPage } from '@driver-trust/domain/people'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountContext } from '../../account/useViewer.ts'
import { HostContext } from '../../host/host.ts'
import { testHost } from '../../host/testHost.ts'
import { LiveStatuses } from './LiveStatuses.tsx'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

/** How long unused data is kept, in milliseconds. */
const UNUSED_LIFETIME = 60_000

const pageOf = (status: string): UserPage => ({
  items: [{ id, role: 'driver', status, organizationId: id, organizationName: 'North', isPersonalDataHidden: true }],
  total: 1,
})

/** Advances the page's clock second by second. */
async function seconds(count: number) {
  for (let second = 0; second < count; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const host = testHost()
const viewer = {
  user: { id } as SignedInUser,
  tree: { rootId: id, byId: {}, problems: [] } satisfies OrganisationTree,
}

/** Renders the dialog with a server whose answers the test controls. */
async function open() {
  const listUsers = vi.fn(async (_: UsersQuery) => pageOf('verified'))
  const environment = {
    client: { listUsers, deadlines: async () => ({ userId: id, deadlines: { passport: '2999-01-01' } }) },
    session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
    log: { error: () => {} },
    clock: createClock(),
    timing: { retryDelays: [], retryBudget: 45_000, unusedLifetime: UNUSED_LIFETIME, rereadDelays: [] },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what a read needs
  const withDialog = (isOpen: boolean) => (
    <HostContext value={host}>
      <AccountContext value={{ ...viewer, isOnboarding: false }}>
        <DataProvider {...environment}>{isOpen && <LiveStatuses userId={id} onClose={() => {}} />}</DataProvider>
      </AccountContext>
    </HostContext>
  )
  const { unmount, rerender } = render(withDialog(true))
  await act(() => vi.advanceTimersByTimeAsync(0))
  const show = (isOpen: boolean) => act(() => rerender(withDialog(isOpen)))
  return { listUsers, unmount, show }
}

const row = () => screen.getByRole('row', { name: /^North/ }).textContent
const isSeen = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

describe('LiveStatuses', () => {
  it('loads the driver in every organisation, and polls every 10 s', async () => {
    const { listUsers } = await open()
    expect(listUsers.mock.calls.map(([query]) => query)).toEqual([{ user_id: id, page: 1, page_size: 100 }])
    expect(row()).toBe('NorthCan driveVerified')
    await seconds(9)
    expect(listUsers).toHaveBeenCalledTimes(1)
    screen.getByText('Updated 9 s ago')
    listUsers.mockResolvedValue(pageOf('locked'))
    await seconds(1)
    expect(row()).toBe('NorthLockedRedLocked')
    screen.getByText('Updated just now')
    await seconds(30)
    expect(listUsers).toHaveBeenCalledTimes(5)
  })

  it('pauses while the page is hidden, and refetches as soon as it is visible', async () => {
    const { listUsers } = await open()
    isSeen('hidden')
    await seconds(60)
    expect(listUsers).toHaveBeenCalledTimes(1)
    isSeen('visible')
    await seconds(1)
    expect(listUsers).toHaveBeenCalledTimes(2)
  })

  it('stops polling once closed', async () => {
    const { listUsers, unmount } = await open()
    unmount()
    await vi.advanceTimersByTimeAsync(UNUSED_LIFETIME)
    expect(listUsers).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reopens with the age of the cached answer', async () => {
    const { listUsers, show } = await open()
    await seconds(3)
    await show(false)
    await seconds(4)
    listUsers.mockReturnValue(new Promise(() => {}))
    await show(true)
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(row()).toBe('NorthCan driveVerified')
    screen.getByText('Updated 7 s ago')
  })

  it('waits for a slow answer before it polls again', async () => {
    const { listUsers } = await open()
    listUsers.mockReturnValue(new Promise(() => {}))
    await seconds(60)
    expect(listUsers).toHaveBeenCalledTimes(2)
  })

  it('keeps stale data and its age when a refetch fails, and retries 10 s later', async () => {
    const { listUsers } = await open()
    listUsers.mockRejectedValue(new Error('offline'))
    await seconds(19)
    expect(listUsers).toHaveBeenCalledTimes(2)
    expect(row()).toBe('NorthCan driveVerified')
    screen.getByText('Updated 19 s ago')
    listUsers.mockResolvedValue(pageOf('locked'))
    await seconds(1)
    expect(row()).toBe('NorthLockedRedLocked')
    screen.getByText('Updated just now')
  })
})
