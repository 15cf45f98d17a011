import { DataProvider } from '@driver-trust/domain/data'
import { createClock } from '@driver-trust/domain/http'
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HostContext } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { testHost } from '../host/testHost.ts'
import type { LeaveReason, Navigation } from '../routing/navigation.ts'
import { NavigationContext } from '../routing/useNavigation.ts'
import { IdleLock } from './IdleLock.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A device that locks after so many minutes, or never. */
function open(lockAfter: number | undefined) {
  let isSignedIn = true
  const signOut = vi.fn(() => {
    isSignedIn = false
  })
  const unsaved = new Map<symbol, LeaveReason>()
  const host = testHost({ lockAfter })
  const environment = {
    session: {
      subscribe: () => () => {},
      lifetime: () => new AbortController().signal,
      hasTokens: () => isSignedIn,
      signOut,
    },
    log: { error: () => {} },
    clock: createClock(),
    timing: { retryDelays: [], retryBudget: 0, unusedLifetime: 0, rereadDelays: [] },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what the lock needs
  render(
    <HostContext value={host}>
      <NavigationContext value={{ unsaved } as unknown as Navigation}>
        <DataProvider {...environment}>
          <IdleLock />
        </DataProvider>
      </NavigationContext>
    </HostContext>,
  )
  const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))
  return { signOut, unsaved, pass, said: () => host.drafts.read(storageKeys.stoppedWork) }
}

it('counts work under way as use, and the time from its end', async () => {
  const { signOut, unsaved, pass, said } = open(2)
  const work = Symbol('work')
  unsaved.set(work, 'running')
  await pass(5)
  expect(signOut).not.toHaveBeenCalled()
  unsaved.delete(work)
  unsaved.set(Symbol('form'), 'unsaved') // kept as a draft, which is no reason to stay
  await pass(1.8)
  expect(signOut).not.toHaveBeenCalled()
  await pass(0.4)
  expect(signOut).toHaveBeenCalledOnce()
  expect(said()).toBe('You were signed out: nobody had used the console for 2 minutes.')
})

it('counts from then on if the clock is set back', async () => {
  const { signOut, pass } = open(2)
  await pass(1)
  vi.setSystemTime(Date.now() - 3 * 60 * 60_000)
  await pass(1.8)
  expect(signOut).not.toHaveBeenCalled()
  await pass(0.4)
  expect(signOut).toHaveBeenCalledOnce()
})

it('is off unless it is set', async () => {
  const { signOut, pass } = open(undefined)
  await pass(60)
  expect(signOut).not.toHaveBeenCalled()
})
