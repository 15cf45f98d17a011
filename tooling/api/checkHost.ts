import { activityActions, type Client, createClient, describeError } from '@driver-trust/domain'
import { openSession } from './openSession.ts'

export interface CallCheck {
  name: string
  /** What is wrong, without any value of the answer; undefined when the answer matches. */
  verdict: string | undefined
}

interface Credentials {
  host: string
  email: string
  password: string
}

const SKIPPED = 'skipped: a call before it gave nothing to ask for'

/** Signs in and sends the calls that only read, one after the other. Nothing of an answer is kept but whether it matches. */
export async function checkHost({ host, email, password }: Credentials): Promise<CallCheck[]> {
  const { session, transport } = openSession(host)
  const client = createClient({ transport, session })
  const results: CallCheck[] = []
  const check = async <T>(name: string, send: (() => Promise<T>) | undefined): Promise<T | undefined> => {
    try {
      const answer = await send?.()
      results.push({ name, verdict: send ? undefined : SKIPPED })
      return answer
    } catch (error) {
      results.push({ name, verdict: describeError(error) })
      return undefined
    }
  }
  await check('token', () => session.signIn({ grant_type: 'password', username: email, password }))
  if (session.hasTokens()) await readEverything(client, check)
  return results
}

type Check = <T>(name: string, send: (() => Promise<T>) | undefined) => Promise<T | undefined>

async function readEverything(client: Client, check: Check) {
  await check('whoami', () => client.whoami())
  const id = (await check('organisationTree', () => client.organisationTree()))?.rootId
  const users = await check(
    'listUsers',
    id ? () => client.listUsers({ organization_id: id, role: ['driver'], page: 1, page_size: 20 }) : undefined,
  )
  const invitations = { type: 'driver', organization_id: id, page: 1, page_size: 20 } as const
  type Asked = Parameters<Client['listInvitations']>[0]
  await check('listInvitations', id ? () => client.listInvitations(invitations as Asked) : undefined) // the rest is not asked for
  await check('counters', id ? () => client.counters({ id }) : undefined)
  await check('stats', id ? () => client.stats({ id }) : undefined)
  await check('settings', id ? () => client.settings({ id }) : undefined)
  const user_id = users?.items[0]?.id
  const place = id && user_id ? { organization_id: id, user_id } : undefined
  await check('listActivity', place && (() => client.listActivity({ ...place, actions: [...activityActions] })))
  await check('deadlines', user_id ? () => client.deadlines({ user_id }) : undefined)
  const details = { ...invitations, ...place, type: undefined, role: 'driver', page_size: 1 } as const
  await check('driver details', place && (() => client.listInvitations(details as Asked))) // the rest is not asked for
}
