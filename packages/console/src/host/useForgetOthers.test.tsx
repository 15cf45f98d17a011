import { DataProvider } from '@driver-trust/domain/data'
import { createEnvironment } from '@driver-trust/domain/environment'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { HostContext } from './host.ts'
import { storageKeys } from './storageKeys.ts'
import { testHost } from './testHost.ts'
import { formsOf, keepDraft, useDraftOwner, useForgetOthers } from './useDraft.ts'

afterEach(cleanup)

/** A page with a session that no other test sees. */
function openPage() {
  const host = testHost()
  const names = {
    accessToken: 'forget_access',
    refreshToken: 'forget_refresh',
    channel: 'forget',
    lock: 'forget',
    session: 'forget_mark',
    spentTokens: 'forget',
  }
  const environment = createEnvironment({ host: '', sink: () => {}, names })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={host}>
      <DataProvider {...environment}>{children}</DataProvider>
    </HostContext>
  )
  return { page: host.memory.page, session: environment.session, wrapper }
}

test('what a page has begun to read stays when its user is noted as the owner, and the user before leaves nothing', async () => {
  const { page, wrapper } = openPage()
  const visit = (userId: string | undefined) => {
    useForgetOthers()
    useDraftOwner(userId)
  }
  const { rerender } = renderHook(visit, { wrapper, initialProps: undefined as string | undefined })
  page.set('documents of a: {}', 'begun')
  rerender('a')
  expect([...page.keys()]).toEqual(['documents of a: {}'])
  page.set('documents of b: {}', 'begun')
  page.set('selection:o', 'of a')
  rerender('b')
  await waitFor(() => expect([...page.keys()]).toEqual(['documents of b: {}']))
})

test('a session that is lost leaves nothing of people in the page’s memory, and what isn’t about them', async () => {
  const { page, session, wrapper } = openPage()
  session.adopt({ accessToken: 'a-token-of-this-test', refreshToken: undefined })
  renderHook(useForgetOthers, { wrapper })
  for (const key of ['documents of u: {}', 'order:o', 'selection:o', 'link']) page.set(key, 'kept')
  session.signOut() // as a refused refresh does
  await waitFor(() => expect([...page.keys()]).toEqual(['link']))
})

test('a late answer to the call of a user whose place another has taken leaves the other’s drafts alone', () => {
  const { memory, drafts } = testHost()
  memory.write(storageKeys.draftsOf, { userId: 'b', since: 'now' })
  keepDraft({ drafts, memory, userId: 'b' }, 'invite', 'typed by b')
  keepDraft({ drafts, memory, userId: 'a' }, 'attempts', [])
  expect([formsOf(drafts, 'a'), formsOf(drafts, 'b')]).toEqual([{}, { invite: 'typed by b' }])
})
