import { DataProvider } from '@driver-trust/domain/data'
import { createClock, type UsersQuery } from '@driver-trust/domain/http'
import type { OrganisationNode, OrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser } from '@driver-trust/domain/people'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountContext } from '../../account/useViewer.ts'
import { HostContext } from '../../host/host.ts'
import { testHost } from '../../host/testHost.ts'
import { GateCheck } from './GateCheckScreen.tsx'

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const north = { id: uuid(1), name: 'North', depth: 0, childIds: [] } as unknown as OrganisationNode // what the gate needs
const viewer = {
  user: { id: uuid(2), role: 'admin' } as SignedInUser,
  tree: { rootId: north.id, byId: { [north.id]: north }, problems: [] } satisfies OrganisationTree,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Opens the gate over a server that answers when it is told to; 222 and 444 are banned. */
function openGate() {
  cleanup()
  const waiting: (() => void)[] = []
  const statuses = new Map(
    ['111', '222', '333', '444'].map((dtId, at) => [dtId, at % 2 ? 'banned_explicitly' : 'verified']),
  )
  const answered = <T,>(answer: () => T) => new Promise<T>((resolve) => waiting.push(() => resolve(answer())))
  const listUsers = vi.fn((query: UsersQuery) => {
    const dtId = query.dt_id ?? String(Number(query.user_id?.slice(-12)))
    const person = { id: uuid(Number(dtId)), role: 'driver', dtId: Number(dtId), firstName: `Driver ${dtId}` }
    const place = { organizationId: north.id, organizationName: north.name }
    return answered(() => ({ items: [{ ...person, ...place, status: statuses.get(dtId) }], total: 1 }))
  })
  const environment = {
    client: {
      listUsers,
      deadlines: ({ user_id }: { user_id: string }) => answered(() => ({ userId: user_id, deadlines: {} })),
    },
    session: { subscribe: () => () => {}, lifetime: () => new AbortController().signal },
    log: { error: () => {} },
    clock: createClock(),
    timing: { retryDelays: [], retryBudget: 45_000, unusedLifetime: 60_000, rereadDelays: [] },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // only what the gate needs
  render(
    <HostContext value={testHost()}>
      <AccountContext value={{ ...viewer, isOnboarding: false }}>
        <DataProvider {...environment}>
          <GateCheck organisation={north} />
        </DataProvider>
      </AccountContext>
    </HostContext>,
  )
  const answer = (which = 0) =>
    act(async () => {
      for (const resolve of waiting.splice(which % Math.max(waiting.length, 1), 1)) resolve()
      await vi.advanceTimersByTimeAsync(0)
    })
  const answerAll = async () => {
    while (waiting.length > 0) await answer()
  }
  return { statuses, answer, answerAll }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Driver ID' })
const verdict = () => screen.queryByRole('region', { name: 'Verdict' })?.textContent

/** A scanner types its digits wherever the focus is. */
const scan = (dtId: string) => {
  for (const digit of dtId) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key: digit })
    act(() => void document.execCommand('insertText', false, digit)) // over what is selected, as a key does
  }
  enter()
}

/** Types an ID over what the field holds. */
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const enter = (target: Element = document.activeElement ?? document.body) => {
  const isAllowed = fireEvent.keyDown(target, { key: 'Enter' })
  if (!isAllowed) return
  if (target instanceof HTMLButtonElement) fireEvent.click(target)
  else if (target instanceof HTMLInputElement && target.form) fireEvent.submit(target.form)
}

async function checked(dtId: string) {
  const gate = openGate()
  type(dtId)
  enter(field())
  await gate.answerAll()
  return gate
}

describe('a verdict', () => {
  test('is never one on another ID than the field holds, in whatever order answers arrive', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), dtId: fc.constantFrom('111', '222', '333', '444') }),
      fc.record({ kind: fc.constant('answer' as const), which: fc.nat(20) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const gate = openGate()
        const isRight = () => {
          const dtId = field().value
          if (verdict() !== undefined) expect(verdict()).toContain(dtId.replace(/(.)(..)/, '00 0$1 $2'))
          if (verdict()?.includes('Can drive')) expect(['111', '333']).toContain(dtId)
        }
        for (const each of steps) {
          if (each.kind === 'ask') {
            const isNew = field().value !== each.dtId
            type(each.dtId)
            if (isNew) expect(verdict()).toBeUndefined()
            enter(field())
          } else await gate.answer(each.which)
          isRight()
        }
        await gate.answerAll()
        isRight()
        if (field().value !== '') expect(verdict()).toContain('Checked at')
      }),
      { numRuns: 200, seed: 29 },
    )
  })

  test('goes as soon as something is typed, in the field or by a scanner', async () => {
    await checked('111')
    expect(verdict()).toContain('Can drive')
    expect(document.activeElement?.textContent).toBe('Check another')
    scan('2')
    expect(document.activeElement).toBe(field())
    expect(field().value).toBe('2')
    expect(verdict()).toBeUndefined()
  })

  test('goes for the next card after a tap beside the field, and after one that holds no ID', async () => {
    const gate = await checked('111')
    act(() => (document.activeElement as HTMLElement).blur())
    scan('222')
    expect(verdict()).toBeUndefined()
    await gate.answerAll()
    expect(verdict()).toContain('00 02 22')
    scan('222x')
    expect(verdict()).toBeUndefined()
    scan('111')
    await gate.answerAll()
    expect(verdict()).toContain('00 01 11')
  })

  test('goes for an ID that is pasted after a tap on the button', async () => {
    const gate = await checked('111')
    expect(document.activeElement?.textContent).toBe('Check another')
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'v', ctrlKey: true })
    act(() => void document.execCommand('insertText', false, '222'))
    enter()
    await gate.answerAll()
    expect(verdict()).toContain('00 02 22')
  })

  test('stays when a scanner sends a second Enter', async () => {
    const gate = await checked('111')
    enter()
    await gate.answerAll()
    expect(verdict()).toContain('Can drive')
    expect(field().value).toBe('111')
    const { timeStamp } = new Event('now')
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(timeStamp + 600)
    enter()
    expect(verdict()).toBeUndefined()
    expect(field().value).toBe('')
  })

  test('says when it was given, with the date', async () => {
    vi.setSystemTime(new Date(2026, 2, 12, 7, 42, 10))
    await checked('111')
    expect(verdict()).toContain('Checked at 07:42:10 on 12 Mar 2026')
  })
})

describe('asks again, without a verdict meanwhile', () => {
  const isSeen = () => document.dispatchEvent(new Event('visibilitychange'))
  const goOffline = (isOffline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
    window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
  }

  test.each<[string, () => Promise<void>]>([
    ['after a minute', async () => void (await vi.advanceTimersByTimeAsync(60_000))],
    ['when the tab is shown again', async () => void isSeen()],
    ['when the window has the focus again', async () => void window.dispatchEvent(new Event('focus'))],
    [
      'after being offline',
      async () => {
        goOffline(true)
        goOffline(false)
      },
    ],
  ])('%s', async (_, happen) => {
    const gate = await checked('111')
    expect(verdict()).toContain('Can drive')
    gate.statuses.set('111', 'banned_explicitly')
    await act(happen)
    expect(verdict()).toBeUndefined()
    await gate.answerAll()
    expect(verdict()).toContain(`Can’t drive: banned by ${north.name}`)
  })

  test('and gives none offline', async () => {
    await checked('111')
    act(() => goOffline(true))
    expect(verdict()).toBeUndefined()
    screen.getByText(/^You’re offline/)
  })
})

describe('a dead spot', () => {
  const go = (isOnline: boolean) =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline) // restored after each test
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      await vi.advanceTimersByTimeAsync(0)
    })

  test('asks about the newest card once the signal is back, whose digits stay, and says nothing of an older one', async () => {
    const gate = await checked('111')
    expect(verdict()).toContain('Can drive')
    await go(false)
    expect(verdict()).toBeUndefined()
    scan('222')
    expect(field().value).toBe('222')
    await go(true)
    expect(verdict()).toBeUndefined()
    await gate.answerAll()
    expect(verdict()).toContain('Can’t drive')
    expect(verdict()).toContain('00 02 22')
  })

  test('shows no verdict on what was asked before, once the answer is there', async () => {
    const gate = openGate()
    scan('111')
    await go(false)
    await gate.answerAll()
    expect(verdict()).toBeUndefined()
    await go(true)
    expect(verdict()).toBeUndefined()
    await gate.answerAll()
    expect(verdict()).toContain('Can drive')
  })

  test('asks about a first card that was read without a signal', async () => {
    const gate = openGate()
    await go(false)
    scan('111')
    expect(field().value).toBe('111')
    await go(true)
    await gate.answerAll()
    expect(verdict()).toContain('Can drive')
  })

  test('asks about nothing that was only begun', async () => {
    const gate = await checked('111')
    await go(false)
    type('2')
    await go(true)
    await gate.answerAll()
    expect(verdict()).toBeUndefined()
  })
})

test('a check that takes long says that it goes on', async () => {
  const { answerAll } = openGate()
  type('111')
  enter(field())
  const notice = () => screen.queryByText('Still loading…')
  expect(notice()).toBeNull()
  act(() => void vi.advanceTimersByTime(3000))
  expect(notice()).not.toBeNull()
  await answerAll()
  expect(notice()).toBeNull()
  expect(verdict()).toBeTruthy()
})
