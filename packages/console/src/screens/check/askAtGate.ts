import { loadDeadlines, mostRead, readList } from '@driver-trust/domain/data'
import {
  banOriginOf,
  type Deadlines,
  decidingRecord,
  documentsByUrgency,
  driverVerdict,
  noDetails,
  type Verdict,
} from '@driver-trust/domain/driver'
import type { Client, Log } from '@driver-trust/domain/http'
import {
  branchOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
} from '@driver-trust/domain/organisation'
import { displayName, type UserWithOrganisation } from '@driver-trust/domain/people'
import { ShapeError } from '@driver-trust/domain/struct'
import { localDay } from '@driver-trust/domain/text'
import { driverRoute } from '../driver/route.ts'

export interface GateAnswer {
  /** Undefined if nobody has the ID: that says nothing about a driver. */
  verdict: Verdict | undefined
  /** The driver can drive, and one of their documents expires today. */
  isLastDay: boolean
  dtId: number
  /** Undefined if nobody was found. */
  driver: { name: string; organisationName: string; href: string } | undefined
  /** By the server's clock where its answer tells the time, otherwise by this device's. */
  checkedAt: Date
  /** Minutes by which this device's clock is ahead of the server's, if that is more than a few. */
  clockError: number | undefined
}

interface Asking {
  client: Pick<Client, 'listUsers' | 'deadlines'>
  tree: OrganisationTree
  organisation: OrganisationNode
  signal: AbortSignal
  log: Pick<Log, 'error'>
}

/**
 * Asks the server about one driver ID, past every cache: an old answer must not open the gate. "Can drive" needs all
 * records of exactly one person and their documents, read and understood to the end (contract 12.4.5). Rejects if the
 * server can't be reached or refuses.
 */
export async function askAtGate(dtId: number, asking: Asking): Promise<GateAnswer> {
  let serverTime: number | undefined
  const onHeaders = (headers: Headers) => {
    const date = Date.parse(headers.get('date') ?? '')
    if (!Number.isNaN(date)) serverTime = date
  }
  const found = await findings(dtId, asking, { signal: asking.signal, onHeaders }).catch((error: unknown) => {
    logUnreadable(asking, error)
    return { doubts: ['the server’s answer couldn’t be read'] }
  })
  return answerOf(dtId, found, { ...asking, serverTime })
}

/** What could be read about an ID, and whatever couldn't. */
interface Findings {
  /** In the branch of the gate and elsewhere in view. */
  records?: readonly UserWithOrganisation[]
  deadlines?: Deadlines['deadlines'] | undefined
  doubts: readonly string[]
}

interface CallOptions {
  signal: AbortSignal
  onHeaders: (headers: Headers) => void
}

async function findings(dtId: number, asking: Asking, options: CallOptions): Promise<Findings> {
  const { client, tree } = asking
  // The filter finds every ID that contains the digits.
  const alike = await readList({
    signal: options.signal,
    limit: mostRead,
    loadPage: (page) => client.listUsers({ role: 'driver', dt_id: String(dtId), order_by: 'dt_id', ...page }, options),
  })
  const [id, ...others] = new Set(alike.rows.filter((row) => row.dtId === dtId).map((row) => row.id))
  if (id === undefined) return { doubts: alike.isWhole ? [] : ['some drivers couldn’t be searched'] }
  if (others.length > 0) return { doubts: ['more than one person has this ID'] }
  const [all, deadlines] = await Promise.all([
    readList({
      signal: options.signal,
      limit: mostRead,
      loadPage: (page) => client.listUsers({ role: 'driver', user_id: id, ...page }, options),
    }),
    loadDeadlines(client, id, options).catch((error: unknown) => {
      logUnreadable(asking, error)
      return undefined
    }),
  ])
  const records = all.rows.filter((row) => row.id === id)
  const isOutOfView = records.some(({ organizationId }) => !organisationIn(tree, organizationId))
  const doubts = [
    all.isWhole || 'some of this driver’s records couldn’t be read',
    !isOutOfView || 'this driver has a record in an organisation you can’t see',
  ].filter((doubt) => doubt !== true)
  return { records, deadlines: deadlines?.deadlines, doubts }
}

/** Throws any other failure. */
function logUnreadable({ log }: Asking, error: unknown): void {
  if (!(error instanceof ShapeError)) throw error
  log.error(error)
}

/** Milliseconds by which clocks can differ before the user is warned. */
const TOLERANCE = 3 * 60_000

function answerOf(
  dtId: number,
  { records = [], deadlines, doubts }: Findings,
  { tree, organisation, serverTime }: Pick<Asking, 'tree' | 'organisation'> & { serverTime: number | undefined },
): GateAnswer {
  const now = new Date()
  const ahead = serverTime === undefined ? 0 : now.getTime() - serverTime
  const checked = {
    dtId,
    checkedAt: serverTime === undefined ? now : new Date(serverTime),
    clockError: Math.abs(ahead) > TOLERANCE ? Math.round(ahead / 60_000) : undefined,
  }
  const branch = new Set(branchOf(tree, organisation.id).map(({ id }) => id))
  const record = decidingRecord(
    records.filter(({ organizationId = '' }) => branch.has(organizationId)),
    organisation.id,
  )
  if (!record) return { ...checked, driver: undefined, isLastDay: false, verdict: withoutRecord(doubts) }
  const { id, organizationId = organisation.id, organizationName, status, bannedAt } = record
  // Where the clocks disagree, the later day: more documents have expired by then.
  const today = [now, checked.checkedAt].map(localDay).sort().at(-1) ?? ''
  const verdict = driverVerdict({
    status,
    statusSince: bannedAt,
    organisationName: organizationName,
    bannedBy: banOriginOf(tree, organizationId, records)?.name,
    deadlines,
    doubts,
    today,
  })
  const expiresToday = documentsByUrgency(deadlines ?? {}, today).some(({ days }) => days === 0)
  const driver = {
    name: record.isPersonalDataHidden ? 'Name hidden' : displayName(record),
    organisationName: organizationName,
    href: driverRoute.href({ orgId: organizationId, userId: id }),
  }
  return { ...checked, driver, verdict, isLastDay: verdict.kind === 'can' && expiresToday }
}

function withoutRecord([doubt]: readonly string[]): Verdict | undefined {
  return doubt === undefined ? undefined : { ...noDetails, kind: 'unknown', title: `Can’t say: ${doubt}` }
}
