import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { consoleHeaders } from '../../packages/sandbox/src/server/consoleHeaders.ts'

const DIST = join(import.meta.dirname, '../../packages/console/dist')
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }
const DAY = '2026-03-01T08:00:00.000Z'

/** A call as it arrived, with its token's owner; undefined for a missing or unknown token. */
interface SeenCall {
  method: string
  path: string
  person: string | undefined
  body: string
}

/** What the server does with a call instead of answering at once. */
interface Plan {
  /** Milliseconds before the call is handled. */
  wait?: number
  /** Whether it takes effect. */
  isCarriedOut: boolean
  /** A status with an empty body, a closed connection, or silence; by default the usual answer. */
  answer?: number | 'drop' | 'stall'
}

export interface AttackServer {
  origin: string
  seen: SeenCall[]
  /** The writes among the calls seen. */
  writes: (pattern?: RegExp) => SeenCall[]
  /** Consulted for each call except sign-ins. */
  plan: (call: SeenCall) => Plan | undefined
  rootId: string
  drivers: Map<string, Driver>
  /** What the list of drivers has besides: records of the same people elsewhere, first. */
  otherRecords: object[]
  /** The most rows of a page. */
  largestPage: number
  /** Milliseconds until a new status shows in answers. */
  visibleAfter: number
  /** The documents of each driver; valid ones by default. */
  deadlines: Map<string, { userId: string; deadlines: Record<string, string> }>
  invitations: Map<string, Invitation>
  withdrawn: Map<string, Invitation>
  organisations: Organisation[]
  settings: Record<string, string>
  /** E-mails that can sign in, with any password. */
  accounts: Set<string>
  /** Access tokens with their owners. */
  tokens: Map<string, string>
  close: () => Promise<void>
}

interface Organisation {
  id: string
  name: string
  parentId?: string
  ownerId?: string
}

interface Driver {
  id: string
  firstName: string
  lastName: string
  phoneNumber: string
  dtId: number
  status: string
}

interface Invitation {
  id: string
  type: 'driver' | 'user'
  firstName?: string
  lastName?: string
  phoneNumber?: string
  email?: string
  role?: string
}

export const PASSWORD = 'Strict-1!'
const people = { 'first@example.com': 'First', 'second@example.com': 'Second' } as const

/**
 * Starts a server for attacks: the built console, and an API that shares no code with the sandbox. It only checks that
 * a call has a token it issued and that what is gone answers 404; nobody is protected from being invited twice.
 */
export async function startAttackServer(): Promise<AttackServer> {
  const rootId = randomUUID()
  const state: AttackServer = {
    origin: '',
    seen: [],
    writes: (pattern = /./) =>
      state.seen.filter(({ method, path }) => method !== 'GET' && !/auth|users\/ids/.test(path) && pattern.test(path)),
    plan: () => undefined,
    rootId,
    drivers: new Map(),
    otherRecords: [],
    largestPage: 1000,
    visibleAfter: 0,
    deadlines: new Map(),
    invitations: new Map(),
    withdrawn: new Map(),
    organisations: [{ id: rootId, name: 'Northern Lines' }],
    settings: {},
    accounts: new Set(['first@example.com']),
    tokens: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy())
  })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (!url.pathname.startsWith('/api/')) return serveFile(url.pathname, response)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    if (url.pathname === '/api/v1/auth/token') {
      const email = new URLSearchParams(body).get('username') ?? ''
      return state.accounts.has(email) ? json(response, issue(state, email)) : json(response, {}, 401)
    }
    const person = state.tokens.get((request.headers.authorization ?? '').slice('Bearer '.length))
    const call = { method: request.method ?? 'GET', path: url.pathname + url.search, person, body }
    state.seen.push(call)
    const plan = state.plan(call)
    if (plan?.wait) await new Promise((resolve) => setTimeout(resolve, plan.wait))
    const isCarriedOut = plan?.isCarriedOut ?? true
    const mayAsk = person !== undefined || url.pathname.endsWith('/auth/register')
    const own = mayAsk && isCarriedOut ? answerTo(state, call, url) : REFUSED
    if (plan?.answer === 'stall') return
    if (plan?.answer === 'drop') return void response.destroy()
    const [status, value] = plan?.answer === undefined ? own : [plan.answer, {}]
    return json(response, value, status as number)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  state.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return state
}

const REFUSED: [number, unknown] = [401, {}]

function issue({ tokens }: AttackServer, email: string) {
  const access_token = `access-${randomUUID()}`
  tokens.set(access_token, email)
  return { access_token, refresh_token: `refresh-${randomUUID()}` }
}

function answerTo(state: AttackServer, { method, path, person, body }: SeenCall, url: URL): [number, unknown] {
  const route = `${method} ${url.pathname.replace('/api/v1/', '')}`
  const at = (pattern: RegExp) => pattern.exec(route)?.slice(1)
  const input = body.startsWith('{') ? JSON.parse(body) : {}
  const page = {
    number: Number(url.searchParams.get('page') ?? 1),
    size: Math.min(Number(url.searchParams.get('page_size') ?? 20), state.largestPage),
  }
  const paged = (items: object[]) => {
    const from = (page.number - 1) * page.size
    return [200, { items: items.slice(from, from + page.size), total: items.length }] as [number, unknown]
  }
  if (route === 'POST auth/register') {
    if (state.accounts.has(input.email)) return [409, {}]
    state.accounts.add(input.email)
    return [200, issue(state, input.email)]
  }
  if (route === 'GET auth/whoami') return [200, account(person)]
  if (route === 'GET organizations/') return [200, tree(state)]
  if (route === 'POST organizations/') {
    const { name, parentId } = input as { name: string; parentId?: string }
    const created = { id: randomUUID(), name, ...(parentId ? { parentId } : { ownerId: idOf(person) }) }
    state.organisations.push(created)
    return [200, organisation(created)]
  }
  if (at(/GET organizations\/([^/]+)\/counters/))
    return [200, { drivers: state.drivers.size, users: 2, subOrganizations: 0 }]
  if (at(/GET organizations\/([^/]+)\/stats/))
    return [200, { verificationsThisMonth: 0, activeDrivers: 0, unverifiedDrivers: 0, redDrivers: 0 }]
  if (at(/GET organizations\/([^/]+)\/settings/)) return [200, { organizationId: state.rootId, ...state.settings }]
  if (at(/PATCH organizations\/([^/]+)\/settings/)) {
    Object.assign(state.settings, input)
    return [200, {}]
  }
  if (route === 'GET users') return paged(driverRows(state, url))
  if (route === 'PATCH users/status') {
    const driver = state.drivers.get(input.userId)
    if (driver && state.visibleAfter > 0)
      setTimeout(() => Object.assign(driver, { status: input.status }), state.visibleAfter)
    else if (driver) driver.status = input.status
    return [driver ? 200 : 404, {}]
  }
  if (at(/DELETE organizations\/[^/]+\/users\/([^/]+)/)) return [200, {}]
  if (route === 'POST users/ids') return [200, lookUp(state, input.ids)]
  if (route === 'GET users/activity') return [200, []]
  const [dated] = at(/GET users\/deadlines\/([^/]+)/) ?? []
  if (dated) return [200, state.deadlines.get(dated) ?? { userId: dated, deadlines: { passport: '2999-01-01' } }]
  if (route === 'GET invitations') return paged(invitationRows(state, url))
  if (route === 'POST invitations/delete') {
    const [id = ''] = input.ids as string[]
    const gone = state.invitations.get(id)
    if (!gone) return [404, {}]
    state.withdrawn.set(id, gone)
    state.invitations.delete(id)
    return [200, {}]
  }
  if (route === 'POST invitations/users') return [200, invite(state, [{ type: 'user', ...input }])]
  if (route === 'POST invitations/drivers') return [200, invite(state, input.drivers)]
  if (route === 'POST invitations/drivers/csv') return [200, invite(state, rowsOfUpload(body))]
  return [404, { path }]
}

function account(email = '') {
  const name = people[email as keyof typeof people] ?? 'Nobody'
  return {
    id: idOf(email),
    email,
    emailVerified: true,
    firstName: name,
    lastName: 'Person',
    role: 'admin',
    createdAt: DAY,
  }
}

function idOf(email: string | undefined): string {
  const digit = email === 'first@example.com' ? '1' : '2'
  return `${digit.repeat(8)}-1111-4111-8111-111111111111`
}

function organisation({ id, name, parentId, ownerId }: Organisation) {
  const flags = { isDriversInvitationAllowed: true, subcontractor: false, subcontractorPersonalDataHidden: false }
  return {
    id,
    name,
    ...(parentId && { parentId }),
    ...(ownerId && { ownerId }),
    ...flags,
    createdAt: DAY,
    updatedAt: DAY,
    children: [],
  }
}

function tree({ organisations: [root, ...children] }: AttackServer) {
  return root ? { ...organisation(root), children: children.map(organisation) } : {}
}

function driverRows({ drivers, otherRecords, rootId }: AttackServer, url: URL) {
  const { searchParams } = url
  const wanted = searchParams.getAll('status')
  if (searchParams.get('role') !== 'driver') return []
  const place = { role: 'driver', organizationId: rootId, organizationName: 'Northern Lines', createdAt: DAY }
  const rows = [...otherRecords, ...[...drivers.values()].map((each) => ({ ...each, ...place }))] as (Driver &
    typeof place)[] // other records are complete
  return rows
    .filter(({ status }) => wanted.length === 0 || wanted.includes(status))
    .filter(({ id }) => (searchParams.get('user_id') ?? id) === id)
    .filter(({ organizationId }) => (searchParams.get('organization_id') ?? organizationId) === organizationId)
    .filter(({ firstName }) => firstName.includes(searchParams.get('first_name') ?? ''))
    .filter(({ lastName }) => lastName.includes(searchParams.get('last_name') ?? ''))
    .filter(({ dtId }) => String(dtId).includes(searchParams.get('dt_id') ?? ''))
}

function invitationRows({ invitations, drivers, rootId }: AttackServer, url: URL) {
  const { searchParams } = url
  const common = { organizationId: rootId, invitedBy: rootId, batchId: rootId, status: 'sent' }
  const driver = drivers.get(searchParams.get('user_id') ?? '')
  if (driver) return [{ ...driver, ...common, type: 'driver', status: 'accepted', createdAt: DAY }]
  return [...invitations.values()]
    .reverse()
    .filter(({ type }) => (searchParams.get('type') ?? type) === type)
    .filter(({ email }) => (searchParams.get('email') ?? email) === email)
    .filter(({ phoneNumber }) => (searchParams.get('phone_number') ?? phoneNumber) === phoneNumber)
    .map((each) => ({ ...each, ...common, role: each.role ?? 'driver', createdAt: DAY }))
}

/** The person with an id, even after their invitation is gone. */
function lookUp({ drivers, withdrawn, invitations }: AttackServer, ids: readonly string[]) {
  const found = ids.flatMap((id) => drivers.get(id) ?? withdrawn.get(id) ?? invitations.get(id) ?? [])
  return Object.fromEntries(found.map((each) => [each.id, { role: 'driver', ...each }]))
}

function invite({ invitations }: AttackServer, rows: readonly Partial<Invitation>[]) {
  for (const row of rows) {
    const id = randomUUID()
    invitations.set(id, { type: 'driver', ...row, id })
  }
  return { invited: rows.length, skipped: 0, duplicated: 0 }
}

/** The rows of a canonical CSV inside a multipart body. */
function rowsOfUpload(body: string): Partial<Invitation>[] {
  const lines = body.split(/\r?\n/)
  const begin = lines.findIndex((line) => line.startsWith('firstName,')) + 1
  const end = lines.findIndex((line, index) => index > begin && (line === '' || line.startsWith('--')))
  return lines.slice(begin, end).map((line) => {
    const [firstName = '', lastName = '', phoneNumber = ''] = line.split(',').map((cell) => cell.replaceAll('"', ''))
    return { firstName, lastName, phoneNumber }
  })
}

async function serveFile(path: string, response: ServerResponse) {
  const isAsset = path.startsWith('/assets/')
  const content = await readFile(join(DIST, isAsset ? path : 'index.html')).catch(() => undefined)
  const type = TYPES[isAsset ? extname(path) : '.html'] ?? 'application/octet-stream'
  response.writeHead(content ? 200 : 404, { ...consoleHeaders, 'content-type': type, 'cache-control': 'no-store' })
  response.end(content)
}

function json(response: ServerResponse, value: unknown, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

/** Adds verified drivers with distinct names, phone numbers and IDs. */
export function addDrivers({ drivers }: AttackServer, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID()
    const phoneNumber = `+4670${String(1_000_000 + index)}`
    drivers.set(id, {
      id,
      firstName: 'Driver',
      lastName: nameOf(index),
      phoneNumber,
      dtId: 1000 + index,
      status: 'verified',
    })
  }
}

/** Adds open driver invitations. */
export function addInvitations({ invitations }: AttackServer, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID()
    const phoneNumber = `+4670${String(2_000_000 + index)}`
    invitations.set(id, { id, type: 'driver', firstName: 'Invited', lastName: nameOf(index), phoneNumber })
  }
}

/** Letters only, as in names. */
function nameOf(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
