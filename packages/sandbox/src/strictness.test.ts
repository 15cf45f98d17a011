import { describe, expect, it } from 'vitest'
import type { ServerHabits } from './habits.ts'
import { openSandbox } from './testing/openSandbox.ts'

const strict: ServerHabits = {}
const lenient: ServerHabits = { isLenient: true }

/** What both kinds of server answer to the owner. */
async function bothAnswer(ask: (sandbox: ReturnType<typeof openSandbox>) => Promise<unknown>) {
  return [await ask(openSandbox({ habits: strict })), await ask(openSandbox({ habits: lenient }))]
}

const owner = (line: string) => async (sandbox: ReturnType<typeof openSandbox>) =>
  (await sandbox.as('owner')(line)).status

describe('a strict server, beside a lenient one,', () => {
  it('lets everything be cached', async () => {
    const answers = await bothAnswer(async ({ sandbox }) => {
      const headers = { authorization: `Bearer ${sandbox.tokensOf('owner').access_token}` }
      const answer = await sandbox.fetch(new Request('http://sandbox.test/api/v1/auth/whoami', { headers }))
      return answer.headers.get('cache-control')
    })
    expect(answers).toEqual(['private, max-age=300', null])
  })

  it('has no page beyond the last', async () => {
    expect(await bothAnswer(owner('GET /users?role=driver&page=9999'))).toEqual([404, 200])
  })

  it('refuses an address of more than 8,192 characters', async () => {
    expect(await bothAnswer(owner(`GET /users?role=driver&last_name=${'x'.repeat(9000)}`))).toEqual([414, 200])
  })

  it('knows no deleted organisation', async () => {
    const answers = await bothAnswer(async ({ as, organisation }) => {
      const { id } = organisation('Empty Yard')
      await as('owner')(`DELETE /organizations/${id}`)
      return (await as('owner')(`GET /users?role=driver&organization_id=${id}`)).status
    })
    expect(answers).toEqual([404, 200])
  })
})

it('exact filters find whole values only', async () => {
  const { as, driversOf, organisation } = openSandbox({ habits: { hasExactFilters: true } })
  const [driver] = driversOf(organisation('South').id)
  const found = async (name = '') =>
    (await as('owner')(`GET /users?role=driver&last_name=${encodeURIComponent(name)}`)).body
  expect((await found(driver?.lastName)).total).toBeGreaterThan(0)
  expect((await found(driver?.lastName?.slice(0, -1))).total).toBe(0)
})

it('somebody drives for two organisations, with one record in each', async () => {
  const { as, sandbox } = openSandbox()
  const [[id] = ['']] = sandbox.state.world.secondRecords
  const { items } = (await as('owner')(`GET /users?role=driver&user_id=${id}`)).body
  expect(new Set(items.map((row: { organizationName: string }) => row.organizationName))).toEqual(
    new Set(['North', 'South']),
  )
  for (const { organizationId } of items) {
    const change = { userId: id, organizationId, status: 'locked' }
    expect((await as('owner')('PATCH /users/status', change)).status).toBe(200)
  }
})

it('a fault can choose among calls by their query, and answer in the place of the API', async () => {
  const { as, sandbox } = openSandbox()
  sandbox.state.faults.push({ call: 'listUsers', kind: 'status', status: 503, where: { status: 'locked' } })
  const status = async (of: string) => (await as('owner')(`GET /users?role=driver&status=${of}`)).status
  expect([await status('locked'), await status('verified')]).toEqual([503, 200])
})

it('e-mails can be international, and an empty text is none', async () => {
  const { as, organisation } = openSandbox()
  const { id } = organisation('Meridian Freight')
  const save = async (billingEmail: unknown) =>
    (await as('owner')(`PATCH /organizations/${id}/settings`, { billingEmail })).status
  expect(await Promise.all(['jürgen@müller.example', null, '', 'jürgen'].map(save))).toEqual([200, 200, 400, 400])
  expect((await as('owner')(`GET /organizations/${id}/settings`)).body).not.toHaveProperty('billingEmail', '')
})
