import { describe, expect, it } from 'vitest'
import { RequestError } from '../http/client/RequestError.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { createAgain, NotSentAgain, sendAgain } from './sendAgain.ts'
import type { Writes } from './writes.ts'

type Tools = Parameters<typeof sendAgain>[2]

const refused = (status: number) => new RequestError({ call: 'POST /x', failure: 'http', status })
const lost = () => new RequestError({ call: 'POST /x', failure: 'network' })

const organizationId = 'f3842f5e-c76e-402c-a36d-28461aef49cb'
const ana = {
  id: 'i1',
  type: 'driver',
  organizationId,
  firstName: 'Ana',
  lastName: 'Horvat',
  phoneNumber: '+48512001000',
  status: 'sent',
} as InvitationItem // only what sending again reads
const ben = { id: 'i2', type: 'user', organizationId, email: 'ben@example.org', role: 'admin' } as InvitationItem

type Fault = { error: Error; isCarriedOut: boolean }

/** A server that knows each invitation once and refuses to withdraw an unknown one; faults are used up in order. */
function strictServer(faults: { withdraw?: Fault[]; create?: Fault[] } = {}) {
  const open = new Map([ana, ben].map((each) => [each.id, each]))
  const calls: string[] = []
  const carriedOut = <T>(planned: Fault[] | undefined, work: () => T): T => {
    const fault = planned?.shift()
    if (!fault || fault.isCarriedOut) work()
    if (fault) throw fault.error
    return undefined as T // callers ignore the answer
  }
  const create = (like: Partial<InvitationItem>) => {
    const id = `new ${open.size}`
    open.set(id, { ...like, id, status: 'sent' } as InvitationItem)
  }
  const writes = {
    withdrawInvitations: async ({ ids: [id = ''] }: { ids: string[] }) => {
      calls.push('withdraw')
      if (!open.has(id)) throw refused(404)
      carriedOut(faults.withdraw, () => open.delete(id))
    },
    inviteDrivers: async ({ organizationId, drivers: [row] }: { organizationId: string; drivers: object[] }) => {
      calls.push('create')
      carriedOut(faults.create, () => create({ type: 'driver', organizationId, ...row }))
      return { invited: 1, skipped: 0, duplicated: 0 }
    },
    inviteUser: async (input: object) => {
      calls.push('create')
      carriedOut(faults.create, () => create({ type: 'user', ...input }))
    },
  } as unknown as Writes
  const client = {
    listInvitations: async () => {
      calls.push('look')
      return { items: [...open.values()], total: open.size }
    },
  } as unknown as Tools['client']
  const tools: Tools = {
    client,
    lifetime: new AbortController().signal,
    retryDelays: [0, 0, 0],
  }
  const invitationsOf = (person: InvitationItem) =>
    [...open.values()].filter(({ phoneNumber, email }) =>
      person.type === 'user' ? email === person.email : phoneNumber === person.phoneNumber,
    )
  return { writes, tools, calls, invitationsOf }
}

const unknown = (isCarriedOut: boolean): Fault => ({ error: lost(), isCarriedOut })

it.each([
  { ...ana, firstName: 'Ana (temp)' },
  { ...ana, lastName: 'Ek 2' },
  { ...ana, phoneNumber: '0171 1234567' },
  { ...ana, email: 'ana@' },
  { ...ben, email: 'ben' },
])('an invitation that could never be created anew isn’t withdrawn: %o', async (invitation) => {
  const { writes, calls, tools } = strictServer()
  await expect(sendAgain(writes, invitation, tools)).rejects.toThrow(/^This invitation can’t be sent again as it is/)
  expect(calls).toEqual([])
})

describe('sending an invitation again', () => {
  it.each([ana, ben])('withdraws it and creates one like it', async (invitation) => {
    const { writes, tools, calls, invitationsOf } = strictServer()
    await sendAgain(writes, invitation, tools)
    expect(calls).toEqual(['withdraw', 'create'])
    expect(invitationsOf(invitation)).toHaveLength(1)
    expect(invitationsOf(invitation)[0]?.id).not.toBe(invitation.id)
  })

  it.each([
    ['was carried out', true, ['withdraw', 'create', 'look']],
    ["wasn't carried out", false, ['withdraw', 'create', 'look', 'create']],
  ])('checks before it repeats a creation whose answer was lost and that %s', async (_, isCarriedOut, expected) => {
    const { writes, tools, calls, invitationsOf } = strictServer({ create: [unknown(isCarriedOut)] })
    await sendAgain(writes, ana, tools)
    expect(calls).toEqual(expected)
    expect(invitationsOf(ana)).toHaveLength(1)
  })

  it('carries on after a withdrawal whose answer was lost, and never withdraws twice', async () => {
    const { writes, tools, calls, invitationsOf } = strictServer({ withdraw: [unknown(true)] })
    await sendAgain(writes, ana, tools)
    expect(calls).toEqual(['withdraw', 'look', 'create'])
    expect(invitationsOf(ana)).toHaveLength(1)
  })

  it("fails without losing anyone if the withdrawal didn't happen", async () => {
    for (const fault of [unknown(false), { error: refused(403), isCarriedOut: false }]) {
      const { writes, tools, invitationsOf } = strictServer({ withdraw: [fault] })
      await expect(sendAgain(writes, ana, tools)).rejects.toBe(fault.error)
      expect(invitationsOf(ana)).toEqual([ana])
    }
  })

  it("creates nothing if it can't tell whether the withdrawal happened, and looks again in the second step", async () => {
    const { writes, tools, calls, invitationsOf } = strictServer({ withdraw: [unknown(false)] })
    const blind = { ...tools, client: { listInvitations: () => Promise.reject(lost()) } }
    await expect(sendAgain(writes, ana, blind)).rejects.toBeInstanceOf(NotSentAgain)
    expect(calls).toEqual(['withdraw'])
    await createAgain(writes, ana, { ...tools, isRepeat: true })
    expect(calls).toEqual(['withdraw', 'look'])
    expect(invitationsOf(ana)).toEqual([ana])
  })

  it('has not sent what the server says it skipped', async () => {
    const { writes, tools, calls } = strictServer()
    const inviteDrivers = async () => ({ invited: 0, skipped: 1, duplicated: 0 })
    await expect(sendAgain({ ...writes, inviteDrivers }, ana, tools)).rejects.toBeInstanceOf(NotSentAgain)
    expect(calls).toEqual(['withdraw', 'look'])
  })

  it('takes no open invitation of another organisation for the new one', async () => {
    const { writes, tools, invitationsOf } = strictServer({ create: [unknown(false)] })
    await writes.inviteDrivers({ organizationId: 'elsewhere', drivers: [ana] } as never).catch(() => undefined)
    await sendAgain(writes, ana, tools)
    expect(invitationsOf(ana).map(({ organizationId }) => organizationId)).toContain(ana.organizationId)
  })

  it('only repeats the second step after it failed for good', async () => {
    const server = strictServer({ create: Array.from({ length: 4 }, () => unknown(false)) })
    const { writes, tools, calls, invitationsOf } = server
    await expect(sendAgain(writes, ana, tools)).rejects.toBeInstanceOf(NotSentAgain)
    expect(invitationsOf(ana)).toEqual([])
    calls.length = 0
    await createAgain(writes, ana, { ...tools, isRepeat: true })
    expect(calls).toEqual(['look', 'create'])
    expect(invitationsOf(ana)).toHaveLength(1)
  })

  it('sends nothing on a retry if the creation happened and its answer was lost', async () => {
    const { writes, tools, calls, invitationsOf } = strictServer({ create: [unknown(true)] })
    await expect(sendAgain(writes, ana, { ...tools, retryDelays: [] })).rejects.toBeInstanceOf(NotSentAgain)
    calls.length = 0
    await createAgain(writes, ana, { ...tools, isRepeat: true })
    expect(calls).toEqual(['look'])
    expect(invitationsOf(ana)).toHaveLength(1)
  })

  it("doesn't repeat a creation that the server refused", async () => {
    const { writes, tools, calls } = strictServer({ create: [{ error: refused(403), isCarriedOut: false }] })
    await expect(sendAgain(writes, ana, tools)).rejects.toBeInstanceOf(NotSentAgain)
    expect(calls).toEqual(['withdraw', 'create'])
  })

  it('makes no call once the session is over, and says that the invitation is withdrawn', async () => {
    const session = new AbortController()
    const { writes, tools, calls } = strictServer({ create: [unknown(false)] })
    const sending = sendAgain(writes, ana, { ...tools, lifetime: session.signal, retryDelays: [60_000] })
    await Promise.resolve()
    session.abort()
    await expect(sending).rejects.toBeInstanceOf(NotSentAgain)
    expect(calls.filter((name) => name === 'create')).toHaveLength(1)
  })
})
