import { DataProvider } from '@driver-trust/domain/data'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it } from 'vitest'
import { HostContext } from '../../host.ts'
import { ListProvider } from '../../people/listContext.tsx'
import { AccountContext } from '../../routing/useViewer.ts'
import { testHost } from '../../testHost.ts'
import { OrganisationTiles } from './OrganisationTiles.tsx'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const viewer = { user: { id } as SignedInUser, tree: { rootId: id, byId: {}, problems: [] } }
const never = () => new Promise<never>(() => {})
const environment = {
  client: { counters: never, stats: never, listUsers: never },
  session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
  log: { error: () => {} },
  timing: { retryDelays: [], retryBudget: 45_000, unusedLifetime: 60_000, rereadDelays: [] },
} as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what a read needs

afterEach(cleanup)

it.each([
  ['Drivers', ''],
  ['Unverified drivers', '?statusBadge=all_unverified'],
  ['Red drivers', '?statusBadge=red'],
  ['Users', '?view=users'],
])('the figure "%s" leads to the list %j', (label, list) => {
  render(
    <HostContext value={testHost()}>
      <AccountContext value={{ ...viewer, isOnboarding: false }}>
        <DataProvider {...environment}>
          <ListProvider organisation={{ id, hasChildren: false } as OrganisationNode}>
            <OrganisationTiles />
          </ListProvider>
        </DataProvider>
      </AccountContext>
    </HostContext>,
  )
  expect(screen.getByText(label).closest('a')?.getAttribute('href')).toBe(`/organisation/${id}${list}`)
})
