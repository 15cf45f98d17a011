import { createInterface } from 'node:readline/promises'
import { activityActions } from '@driver-trust/domain/driver'
import {
  type Client,
  consoleSessionNames,
  createClient,
  createSession,
  createSpentTokens,
  createTokenStore,
  describeError,
  isStatus,
  onlyTab,
  requestTokens,
  type Session,
  type Transport,
} from '@driver-trust/domain/http'

export interface CallCheck {
  name: string
  /** What is wrong, without any value of the answer; undefined if the answer matches. */
  verdict: string | undefined
}

interface Credentials {
  host: string
  email: string
  password: string
}

const SKIPPED = 'skipped: a call before it gave nothing to ask for'

/**
 * Signs in and sends the read-only calls one after the other. Nothing of an answer is kept except whether it matches.
 */
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
    id ? () => client.listUsers({ organization_id: id, role: 'driver', page: 1, page_size: 20 }) : undefined,
  )
  const invitations = { type: 'driver', organization_id: id, page: 1, page_size: 20 } as const
  type Asked = Parameters<Client['listInvitations']>[0]
  await check('listInvitations', id ? () => client.listInvitations(invitations as Asked) : undefined) // other parameters are omitted
  await check('counters', id ? () => client.counters({ id }) : undefined)
  await check('stats', id ? () => client.stats({ id }) : undefined)
  await check('settings', id ? () => client.settings({ id }) : undefined)
  const user_id = users?.items[0]?.id
  const place = id && user_id ? { organization_id: id, user_id } : undefined
  await check('listActivity', place && (() => client.listActivity({ ...place, actions: [...activityActions] })))
  await check('deadlines', user_id ? () => client.deadlines({ user_id }) : undefined)
  const details = { ...invitations, ...place, type: undefined, role: 'driver', page_size: 1 } as const
  await check('driver details', place && (() => client.listInvitations(details as Asked))) // other parameters are omitted
  if (id && users) await checkNeeds(client, check, { id, users })
}

interface Known {
  id: string
  users: Awaited<ReturnType<Client['listUsers']>>
}

/** What the console needs beyond the specification, as far as reading shows it (docs/deviations.md). */
async function checkNeeds(client: Client, check: Check, { id, users }: Known) {
  const query = { role: 'driver', organization_id: id, page: 1, page_size: 20 } as const
  const named = users.items.find(({ lastName }) => (lastName?.length ?? 0) > 3)
  const part = named?.lastName?.slice(0, 3)
  const require = (isMet: boolean, text: string) => {
    if (!isMet) throw new Error(text)
  }
  await check(
    'partial filters',
    part === undefined
      ? undefined
      : async () =>
          require((await client.listUsers({ ...query, last_name: part })).total > 0, 'finds whole names only'),
  )
  await check('page beyond', async () => {
    const page = Math.ceil(users.total / 20) + 2
    const rows = await client.listUsers({ ...query, page }).then(
      ({ items }) => items.length,
      (error: unknown) => (isStatus(error, 404) ? 0 : Promise.reject(error)),
    )
    require(rows === 0, 'a page beyond the last has rows')
  })
  await check('everything in view', async () => {
    const { total } = await client.listUsers({ ...query, organization_id: undefined })
    require(total >= users.total, 'without organization_id it lists fewer')
  })
  await check('100 organisations', async () => {
    const hundred = Array.from({ length: 100 }, () => id)
    await client.listUsers({ ...query, organization_id: hundred }).catch((error: unknown) => {
      throw isStatus(error, 400, 404, 414, 431) ? new Error('refuses the address: 30 fit, see docs/deploy.md') : error
    })
  })
  await check('Date', async () => {
    const dates: (string | null)[] = []
    await client.whoami({}, { onHeaders: (headers) => void dates.push(headers.get('date')) })
    require(dates.every(Boolean), 'the answer has no Date')
  })
}

/** A session outside a browser: one tab, tokens in memory. */
export function openSession(host: string): { session: Session; transport: Transport } {
  const transport = { fetch: (input: string, init: RequestInit) => fetch(input, init), host }
  const tokens = createTokenStore({
    storage: () => {
      throw new Error('There is no storage outside a browser.')
    },
    keys: consoleSessionNames,
    onUnavailable: () => {},
  })
  const session = createSession({
    names: consoleSessionNames,
    tokens,
    spentTokens: createSpentTokens(undefined, 'none'),
    requestTokens: (grant, signal) => requestTokens(transport, grant, signal),
    ...onlyTab(),
  })
  return { session, transport }
}

// `npm run check:api -- https://host`
if (import.meta.main) {
  const [host] = process.argv.slice(2)
  if (!host || !URL.canParse(host)) {
    console.error('Usage: npm run check:api -- https://api.example.com')
    process.exit(2)
  }

  const email = process.env.API_EMAIL || (await ask('E-mail: '))
  const password = process.env.API_PASSWORD || (await ask('Password (shown while you type; API_PASSWORD avoids it): '))
  const results = await checkHost({ host: host.replace(/\/+$/, ''), email, password })
  for (const { name, verdict } of results) console.log(`${name.padEnd(18)}${verdict ?? 'matches'}`)
  process.exitCode = results.every(({ verdict }) => verdict === undefined) ? 0 : 1
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}
