import {
  banOriginOf,
  decidingRecord,
  displayName,
  driverVerdict,
  isAborted,
  listScope,
  localDay,
  type OrganisationNode,
  type UserWithOrganisation,
  type Verdict,
} from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { useEffect, useRef, useState } from 'react'
import { links } from '../../links.ts'
import { useViewer } from '../../routing/useViewer.ts'

export interface GateAnswer {
  verdict: Verdict
  dtId: number
  /** Undefined if nobody here has that ID. */
  driver: { name: string; organisationName: string; href: string } | undefined
  checkedAt: Date
}

type GateState =
  | { kind: 'ready' }
  | { kind: 'checking' }
  | { kind: 'failed' }
  | { kind: 'answered'; answer: GateAnswer }

interface GateCheck {
  state: GateState
  check: (dtId: number) => Promise<void>
  reset: () => void
}

/** Asks the server about one driver ID, past every cache: an old answer must not open the gate. */
export function useGateCheck(organisation: OrganisationNode): GateCheck {
  const viewer = useViewer()
  const { client, session, log } = useData()
  const [state, setState] = useState<GateState>({ kind: 'ready' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const check = async (dtId: number) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const signal = AbortSignal.any([abort.signal, session.lifetime()])
    setState({ kind: 'checking' })
    try {
      setState({ kind: 'answered', answer: await askAbout(dtId, { client, viewer, organisation, signal }) })
    } catch (error) {
      if (isAborted(error)) return
      log.error(error)
      setState({ kind: 'failed' })
    }
  }
  return { state, check, reset: () => setState({ kind: 'ready' }) }
}

interface Asking {
  client: ReturnType<typeof useData>['client']
  viewer: ReturnType<typeof useViewer>
  organisation: OrganisationNode
  signal: AbortSignal
}

async function askAbout(dtId: number, asking: Asking): Promise<GateAnswer> {
  const { client, viewer, organisation, signal } = asking
  const record = await recordOf(dtId, asking)
  const checkedAt = new Date()
  if (!record) {
    const title = `Can’t drive: nobody in ${organisation.name} has this ID`
    return { verdict: { kind: 'cannot', title, since: undefined, notes: [] }, dtId, driver: undefined, checkedAt }
  }
  const [{ deadlines }, everywhere] = await Promise.all([
    client.deadlines({ user_id: record.id }, { signal }),
    record.status === 'banned_inherited'
      ? client.listUsers({ user_id: record.id, page: 1, page_size: 100 }, { signal })
      : undefined,
  ])
  const { organizationId = organisation.id, organizationName, status, bannedAt } = record
  const verdict = driverVerdict({
    status,
    statusSince: bannedAt,
    bannedBy: everywhere && banOriginOf(viewer.tree, organizationId, everywhere.items)?.name,
    deadlines,
    today: localDay(checkedAt),
  })
  const driver = {
    name: displayName(record),
    organisationName: organizationName,
    href: links.driver(organizationId, record.id),
  }
  return { verdict, dtId, driver, checkedAt }
}

/**
 * The record that decides, here or in an organisation below. The filter also finds IDs that contain the digits; the
 * smallest of those is the ID itself.
 */
async function recordOf(dtId: number, asking: Asking): Promise<UserWithOrganisation | undefined> {
  const { client, viewer, organisation, signal } = asking
  const scope = listScope({ viewer, grants: ['viewDrivers'], organisationId: organisation.id, isOwnOnly: false })
  if (scope.kind === 'none') return undefined
  const { items } = await client.listUsers(
    {
      ...(scope.kind === 'some' && { organization_id: scope.ids }),
      role: 'driver',
      dt_id: String(dtId),
      order_by: 'dt_id',
      page: 1,
      page_size: 100,
    },
    { signal },
  )
  return decidingRecord(
    items.filter((item) => item.dtId === dtId),
    organisation.id,
  )
}
