import {
  type Group,
  groups,
  type Read,
  reads,
  type WriteEffect,
  type WriteName,
  writes,
} from '@driver-trust/domain/data'
import { activityActions } from '@driver-trust/domain/driver'
import { type Client, createClient, createLog } from '@driver-trust/domain/http'
import { createSandbox } from '@driver-trust/sandbox'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'
import { sendEveryCall } from './sendEveryCall.ts'

// Its clock stands still: what a queued invitation becomes with time isn't the outcome of a write.
const at = Date.now()
const sandbox = createSandbox({ now: () => at })
const server = setupServer(http.all('*/api/v1/*', ({ request }) => sandbox.fetch(request)))

beforeAll(() => server.listen())
afterAll(() => server.close())

/** Changes that no screen with this write shows. */
const elsewhere = {
  acceptInvitation: ['counters', 'people', 'invitations'], // the owner's; the invitee hasn't seen them before
  updateProfile: ['people'], // the user's own row, in a list that is refetched when it is next shown
}

it('the table of writes covers everything that the server answers differently afterwards', async () => {
  const changes = await changesOfEveryWrite()
  expect(Object.keys(changes).sort()).toEqual(Object.keys(writes).sort())
  const missed = Object.entries(changes).map(([name, changed]) => [
    name,
    changed.filter((group) => !staleAfter(name as WriteName).includes(group)),
  ])
  expect(Object.fromEntries(missed.filter(([, groups]) => groups?.length))).toEqual(elsewhere)
  expect(changes.setStatus).toEqual(expect.arrayContaining(['people', 'stats', 'driver', 'activity']))
})

/** Sends every call once as the owner, and finds the groups whose answers differ before and after each write. */
async function changesOfEveryWrite() {
  const { session, transport } = openSession('http://sandbox.test')
  const client = createClient({ transport, session })
  const changes: Partial<Record<WriteName, Group[]>> = {}
  let seen: Awaited<ReturnType<typeof snapshot>> | undefined
  const watched = Object.fromEntries(
    Object.entries(client).map(([name, send]) => [
      name,
      async (...args: unknown[]) => {
        if (!(name in writes)) return Reflect.apply(send, client, args)
        seen = await snapshot(client, seen?.driverId)
        const before = seen
        const result = await Reflect.apply(send, client, args)
        seen = await snapshot(client, seen.driverId)
        const after = seen
        changes[name as WriteName] = groups.filter((group) => before.answers[group] !== after.answers[group])
        return result
      },
    ]),
  ) as unknown as Client // the same calls, each observed
  const adopt = (accessToken: string, refreshToken: string | undefined) => session.adopt({ accessToken, refreshToken })
  await sendEveryCall({ client: watched, sandbox, adopt })
  return changes
}

const roles = ['user', 'admin', 'super_admin'] as const

/** What the owner's screens read, by group. */
async function snapshot(client: Client, knownDriverId: string | undefined) {
  const get = async <T>({ load }: Read<T>) =>
    load(
      client,
      new AbortController().signal,
      createLog(() => {}),
    )
  const tree = await get(reads.organisationTree())
  const id = tree?.rootId ?? ''
  const all = { organization_id: [id], page: 1, page_size: 100 }
  const drivers = await get(reads.people({ ...all, role: 'driver' }))
  const driverId = knownDriverId ?? drivers.items[0]?.id ?? ''
  const answers: Partial<Record<Group, unknown>> = {
    identity: await get(reads.identity()),
    organisations: tree,
    counters: await get(reads.counters(id)),
    stats: await get(reads.stats(id)),
    settings: await get(reads.settings(id)),
    people: [drivers, await get(reads.everyUser({ call: 'users', query: { ...all, order_by: 'email' }, roles }))],
    invitations: [
      await get(reads.invitations({ ...all, type: 'driver' } as never)), // every other filter is omitted
      await get(reads.invitations({ ...all, type: 'user' } as never)),
    ],
    driver: await get(reads.driver({ organisationId: id, userId: driverId })),
    activity: await get(reads.activity({ organization_id: id, user_id: driverId, actions: [...activityActions] })),
  }
  const texts = Object.entries(answers).map(([group, answer]) => [group, JSON.stringify(answer)])
  return { driverId, answers: Object.fromEntries(texts) as Partial<Record<Group, string>> }
}

/** Groups that are stale after a write. */
function staleAfter(name: WriteName): Group[] {
  const { refetches, forgets = [] } = writes[name] as WriteEffect // the table's type is narrower for each row
  return [...refetches, ...forgets]
}
