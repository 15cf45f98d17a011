import { DataProvider } from '@driver-trust/domain/data'
import { createClock } from '@driver-trust/domain/http'
import { organisationIn, parseOrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser, UserPage } from '@driver-trust/domain/people'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { AccountContext } from '../account/useViewer.ts'
import { HostContext } from '../host/host.ts'
import { testHost } from '../host/testHost.ts'
import { TransitionRouter } from '../routing/TransitionRouter.tsx'
import { drivers } from './drivers.tsx'
import { ListProvider } from './ListProvider.tsx'
import { PeopleList } from './PeopleList.tsx'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'

function viewer() {
  const dates = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' }
  const tree = parseOrganisationTree({ id, name: 'North', subcontractor: false, ...dates, children: [] })
  if (!tree) throw new Error('The tree of the test is wrong.')
  return { user: { id, role: 'admin' } as SignedInUser, tree, isOnboarding: false }
}

const page: UserPage = {
  items: ['Ana', 'Ben'].map((firstName, at) => ({
    id: `${id.slice(0, -1)}${at}`,
    firstName,
    role: 'driver',
    status: 'verified',
    organizationId: id,
    organizationName: 'North',
  })),
  total: 2,
}

/** Renders the list of drivers with a server that answers when the test says so; counts how often a cell is rendered. */
async function open() {
  const answers: ((page: UserPage) => void)[] = []
  // What is counted besides the list is answered at once.
  const count = vi.fn(async () => page)
  const listUsers = ({ page_size }: { page_size?: number }) =>
    page_size === 20 ? new Promise<UserPage>((resolve) => answers.push(resolve)) : count()
  const deadlines = async ({ user_id }: { user_id: string }) => ({ userId: user_id, deadlines: {} })
  const environment = {
    client: { listUsers, deadlines },
    session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
    log: { error: () => {} },
    clock: createClock(),
    timing: { retryDelays: [], retryBudget: 45_000, unusedLifetime: 60_000, rereadDelays: [] },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what a read needs
  const name = drivers.columns.find((column) => column.id === 'name')
  if (!name) throw new Error('Drivers have no names.')
  const cell = vi.spyOn(name, 'cell')
  const value = viewer()
  const organisation = organisationIn(value.tree, id)
  if (!organisation) throw new Error('The tree of the test has no root.')
  const host = testHost()
  render(
    <HostContext value={host}>
      <AccountContext value={value}>
        <DataProvider {...environment}>
          <TransitionRouter prepare={() => undefined}>
            <ListProvider organisation={organisation}>
              <PeopleList />
            </ListProvider>
          </TransitionRouter>
        </DataProvider>
      </AccountContext>
    </HostContext>,
  )
  const answer = () =>
    act(async () => {
      for (const resolve of answers.splice(0)) resolve(structuredClone(page))
    })
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await answer()
  await vi.waitFor(() => expect(screen.getAllByText('No documents on file')).toHaveLength(page.items.length))
  const rendered = () => cell.mock.calls.splice(0).map(([{ firstName }]) => firstName)
  rendered()
  return { answer, count, rendered, waiting: () => answers.length }
}

beforeEach(() => browser.viewport(1280, 900))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('renders no old row again for a sort, and each new one once', async () => {
  const { answer, rendered, waiting } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Status' }))
  await vi.waitFor(() => expect(waiting()).toBe(1))
  expect(window.location.search).toBe('?sorting=status')
  expect(rendered()).toEqual([])
  await answer()
  expect(rendered()).toEqual(['Ana', 'Ben'])
})

it('counts nobody again for a sort, however long ago the figures were read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { answer, count, waiting } = await open()
  expect(count).toHaveBeenCalledTimes(6)
  await vi.advanceTimersByTimeAsync(10_000)
  fireEvent.click(screen.getByRole('button', { name: 'Status' }))
  await vi.waitFor(() => expect(waiting()).toBe(1))
  await answer()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(count).toHaveBeenCalledTimes(6)
})

it('renders no row again while the menu of columns opens and the density changes', async () => {
  const { rendered } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Compact' }))
  await vi.waitFor(() => expect(screen.getByRole('table').dataset.density).toBe('compact'))
  expect(rendered()).toEqual([])
  fireEvent.click(screen.getByRole('checkbox', { name: 'Updated' }))
  await screen.findByRole('columnheader', { name: 'Updated' })
  expect(rendered()).toEqual(['Ana', 'Ben'])
})

it('renders no row again while the user types a search and selects a row', async () => {
  const { rendered } = await open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'An' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
  await screen.findByRole('region', { name: 'Selection' })
  expect(rendered()).toEqual([])
})
