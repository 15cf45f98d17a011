import { randomUUID } from 'node:crypto'
import type { FakeServer } from './harness/fakeServer.ts'

type World = FakeServer['sandbox']['state']['world']
export type Driver = NonNullable<ReturnType<World['people']['get']>>
type Invitation = NonNullable<ReturnType<World['invitations']['get']>>

const DAY = '2026-03-01T08:00:00.000Z'

/** Adds a verified driver of the root, with valid documents. */
export function addDriver({ sandbox, rootId }: FakeServer, driver: Partial<Driver>): Driver {
  const added: Driver = {
    id: randomUUID(),
    role: 'driver',
    email: undefined,
    emailVerified: false,
    firstName: 'Driver',
    organizationId: rootId,
    status: 'verified',
    createdAt: DAY,
    updatedAt: DAY,
    ...driver,
  }
  sandbox.state.world.people.set(added.id, added)
  sandbox.state.world.deadlines.set(added.id, { passport: '2999-01-01' })
  return added
}

/** Adds drivers with distinct names, phone numbers and IDs. */
export function addDrivers(server: FakeServer, count: number): void {
  for (let index = 0; index < count; index += 1)
    addDriver(server, { lastName: nameOf(index), phoneNumber: `+4670${1_000_000 + index}`, dtId: 1000 + index })
}

/** Adds an open invitation of a driver to the root. */
export function addInvitation({ sandbox, rootId }: FakeServer, invitation: Partial<Invitation>): void {
  const id = randomUUID()
  sandbox.state.world.invitations.set(id, {
    id,
    type: 'driver',
    status: 'sent',
    organizationId: rootId,
    invitedBy: rootId,
    batchId: rootId,
    role: 'driver',
    email: undefined,
    token: `invitation-${id}`,
    createdAt: DAY,
    ...invitation,
  })
}

/** Adds invitations with distinct names and phone numbers. */
export function addInvitations(server: FakeServer, count: number): void {
  for (let index = 0; index < count; index += 1)
    addInvitation(server, { firstName: 'Invited', lastName: nameOf(index), phoneNumber: `+4670${2_000_001 + index}` })
}

export function driversOf({ sandbox }: FakeServer): Driver[] {
  return [...sandbox.state.world.people.values()].filter(
    ({ role, organizationId }) => role === 'driver' && organizationId,
  )
}

/** Letters only, as in names. */
function nameOf(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
