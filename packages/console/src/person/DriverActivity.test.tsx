import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { AccountContext } from '../account/useViewer.ts'
import { createMemory, type Memory } from '../host/createMemory.ts'
import { HostContext } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { testHost } from '../host/testHost.ts'
import { useLastVisit } from './useLastVisit.ts'

afterEach(cleanup)

const KEY = storageKeys.lastVisits('me')
const [YESTERDAY, TODAY, TOMORROW] = ['2026-03-11T09:00:00Z', '2026-03-12T09:00:00Z', '2026-03-13T09:00:00Z'] as const

/** Creates a device with this stored value. */
function device(kept?: unknown): Memory {
  const held = new Map(kept === undefined ? [] : [[KEY, JSON.stringify(kept)]])
  return createMemory(() => ({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }))
}

/** Opens the page of a driver whose newest entry has this date; returns which dates count as new. */
function visit(memory: Memory, newest: string | undefined, driver = 'ada') {
  const viewer = { user: { id: 'me' } as SignedInUser, tree: {} as OrganisationTree } // only the id is read
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext value={testHost({ memory })}>
      <AccountContext value={{ ...viewer, isOnboarding: false }}>{children}</AccountContext>
    </HostContext>
  )
  const { result, rerender, unmount } = renderHook(({ at }) => useLastVisit(driver, at), {
    wrapper,
    initialProps: { at: newest },
  })
  const areNew = (performedBy = 'colleague') =>
    [YESTERDAY, TODAY, TOMORROW, 'soon'].filter((createdAt) => result.current({ createdAt, performedBy }))
  return { areNew, show: (at: string | undefined) => rerender({ at }), leave: unmount }
}

describe('useLastVisit', () => {
  it('marks nothing as new on the first visit, and later changes on the next', () => {
    const memory = device()
    const first = visit(memory, TODAY)
    expect(first.areNew()).toEqual([])
    first.leave()
    expect(visit(memory, TOMORROW).areNew()).toEqual([TOMORROW])
    expect(visit(memory, TOMORROW).areNew()).toEqual([])
  })

  it('keeps changes marked as new while the page is open', () => {
    const memory = device({ ada: YESTERDAY })
    const page = visit(memory, undefined)
    page.show(TODAY)
    page.show(TOMORROW)
    expect(page.areNew()).toEqual([TODAY, TOMORROW])
  })

  it('keeps the last visit when only older entries are shown', () => {
    const memory = device({ ada: TODAY })
    visit(memory, YESTERDAY).leave()
    expect(memory.read(KEY)).toEqual({ ada: TODAY })
  })

  it("never marks the user's own changes as new", () => {
    const memory = device({ ada: YESTERDAY })
    const page = visit(memory, TOMORROW)
    expect(page.areNew('me')).toEqual([])
    expect(page.areNew('colleague')).toEqual([TODAY, TOMORROW])
  })

  it('tracks each driver separately', () => {
    const memory = device({ ada: YESTERDAY })
    expect(visit(memory, TOMORROW, 'bo').areNew()).toEqual([])
    expect(memory.read(KEY)).toEqual({ ada: YESTERDAY, bo: TOMORROW })
  })

  it('remembers the 200 most recently visited drivers', () => {
    const drivers = Array.from({ length: 200 }, (_, index) => [`driver ${index}`, YESTERDAY] as const)
    const memory = device(Object.fromEntries(drivers))
    visit(memory, TODAY)
    const kept = Object.keys(memory.read(KEY) as object)
    expect(kept).toHaveLength(200)
    expect([kept[0], kept.at(-1)]).toEqual(['driver 1', 'ada'])
  })

  it.each([
    ['a string', 'x'],
    ['a list', [YESTERDAY]],
    ['a number', { ada: 7 }],
    ['an invalid date', { ada: 'soon' }],
  ])('ignores %s in storage', (_, kept) => {
    const memory = device(kept)
    const page = visit(memory, TODAY)
    expect(page.areNew()).toEqual([])
    page.leave()
    expect(visit(memory, TOMORROW).areNew()).toEqual([TOMORROW])
  })
})
