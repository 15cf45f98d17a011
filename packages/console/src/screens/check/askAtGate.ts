import { loadDeadlines, mostRead, type ReadRows, readList } from '@driver-trust/domain/data'
import {
  bansIn,
  type DeadlineDocument,
  type Deadlines,
  decidingRecord,
  documentsByUrgency,
  driverVerdict,
  noDetails,
  type Verdict,
} from '@driver-trust/domain/driver'
import type { Client, Clock, Log, Stamp, UsersQuery } from '@driver-trust/domain/http'
import {
  branchOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
} from '@driver-trust/domain/organisation'
import { displayName, type UserWithOrganisation } from '@driver-trust/domain/people'
import { ShapeError } from '@driver-trust/domain/struct'
import { paths } from '../../paths.ts'

export interface GateAnswer {
  /** Undefined if nobody has the ID: that says nothing about a driver. */
  verdict: Verdict | undefined
  /** The driver can drive, but look twice: a document expires today, or there is none on file. */
  isAmber: boolean
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
  clock: Pick<Clock, 'now' | 'today' | 'error' | 'isOld' | 'stampOf'>
  required: readonly DeadlineDocument[]
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
  const { clock, signal } = asking
  const stamps: (Stamp | undefined)[] = []
  const onHeaders = (headers: Headers) => void stamps.push(clock.stampOf(headers))
  const found = await findings(dtId, asking, { signal, onHeaders, isOnce: true }).catch((error: unknown) => {
    logUnreadable(asking, error)
    return { doubts: ['the server’s answer couldn’t be read'] }
  })
  const isOld = stamps.some(clock.isOld) // once all have arrived: only then is the latest known
  return answerOf(dtId, isOld ? { ...found, doubts: [OLD, ...found.doubts] } : found, asking)
}

const OLD = 'the answer is an old one that something between here and the server had kept'

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
  isOnce: true
}

async function findings(dtId: number, asking: Asking, options: CallOptions): Promise<Findings> {
  const { client, tree } = asking
  const driversWith = (filter: Pick<UsersQuery, 'dt_id' | 'user_id' | 'order_by'>) =>
    readList({
      signal: options.signal,
      limit: mostRead,
      loadPage: (page) => client.listUsers({ role: 'driver', ...filter, ...page }, options),
    })
  // The filter finds every ID that contains the digits.
  const alike = await driversWith({ dt_id: String(dtId), order_by: 'dt_id' })
  const [id, ...others] = new Set(alike.rows.filter((row) => row.dtId === dtId && isDriver(row)).map((row) => row.id))
  if (id === undefined) return { doubts: alike.isWhole ? [] : ['some drivers couldn’t be searched'] }
  if (others.length > 0) return { doubts: ['more than one person has this ID'] }
  const [all, deadlines] = await Promise.all([
    driversWith({ user_id: id }),
    loadDeadlines(client, id, options).catch((error: unknown) => {
      logUnreadable(asking, error)
      return undefined
    }),
  ])
  const records = all.rows.filter((row) => row.id === id && isDriver(row))
  const isOutOfView = records.some(({ organizationId }) => !organisationIn(tree, organizationId))
  const doubts = [
    all.isWhole || 'some of this driver’s records couldn’t be read',
    isSearched(alike, dtId) || 'some drivers couldn’t be searched',
    !isOutOfView || 'this driver has a record in an organisation you can’t see',
  ].filter((doubt) => doubt !== true)
  return { records, deadlines: deadlines?.deadlines, doubts }
}

/** Nobody else can have the ID: all rows were read, or, in the order that was asked for, those up to a higher one. */
function isSearched({ rows, isWhole }: ReadRows<UserWithOrganisation>, dtId: number): boolean {
  const ids = rows.map((row) => row.dtId ?? Number.NaN)
  return isWhole || (ids.every((id, at) => at === 0 || id >= (ids[at - 1] ?? id)) && (ids.at(-1) ?? 0) > dtId)
}

/** A person can use the console as well: that record says nothing about driving. */
const isDriver = ({ role }: UserWithOrganisation) => role === 'driver'

/** Throws any other failure. */
function logUnreadable({ log }: Asking, error: unknown): void {
  if (!(error instanceof ShapeError)) throw error
  log.error(error)
}

function answerOf(
  dtId: number,
  { records = [], deadlines, doubts }: Findings,
  { tree, organisation, clock, required }: Asking,
): GateAnswer {
  const checked = { dtId, checkedAt: clock.now(), clockError: clock.error() }
  const branch = new Set(branchOf(tree, organisation.id).map(({ id }) => id))
  const record = decidingRecord(
    records.filter(({ organizationId = '' }) => branch.has(organizationId)),
    organisation.id,
  )
  if (!record) return { ...checked, driver: undefined, isAmber: false, verdict: withoutRecord(doubts) }
  const { id, organizationId = organisation.id, organizationName, status, bannedAt } = record
  const today = clock.today()
  const verdict = driverVerdict({
    status,
    statusSince: bannedAt,
    organisationName: organizationName,
    bannedBy: bansIn(records, tree)(record) ?? undefined, // records without an organisation are among the doubts
    deadlines,
    doubts,
    required,
    today,
  })
  const expiresToday = documentsByUrgency(deadlines ?? {}, today).some(({ days }) => days === 0)
  const driver = {
    name: record.isPersonalDataHidden ? 'Name hidden' : displayName(record),
    organisationName: organizationName,
    href: paths.driver.href({ orgId: organizationId, userId: id }),
  }
  const isAmber = verdict.kind === 'can' && (expiresToday || verdict.isUndocumented)
  return { ...checked, driver, verdict, isAmber }
}

function withoutRecord([doubt]: readonly string[]): Verdict | undefined {
  return doubt === undefined ? undefined : { ...noDetails, kind: 'unknown', title: `Can’t say: ${doubt}` }
}
