import { reads, useCachedLoad } from '@driver-trust/domain/data'
import { runLimited, type UserWithOrganisation } from '@driver-trust/domain/people'
import { useEffect, useMemo, useState } from 'react'
import { useViewer } from '../routing/useViewer.ts'
import type { ListedPerson } from './cells.tsx'
import { type BannedBy, banOriginsIn } from './columns.tsx'

/** Calls at a time, after the rows are there. */
const CONCURRENCY = 6

/** Who set the inherited bans among rows: an organisation of these rows, otherwise one in view, looked up once. */
export function useBanOrigins(rows: readonly ListedPerson[]): BannedBy {
  const { tree } = useViewer()
  const load = useCachedLoad()
  const [found, setFound] = useState<readonly UserWithOrganisation[]>([])
  const unknown = useMemo(() => {
    const bannedBy = banOriginsIn(rows, tree)
    const open = rows.filter((row) => row.status === 'banned_inherited' && bannedBy(row) === undefined)
    return [...new Set(open.map(({ id }) => id))].join()
  }, [rows, tree])
  useEffect(() => {
    if (unknown === '') return undefined
    const stop = new AbortController()
    const records: UserWithOrganisation[] = []
    const look = async (id: string) => void records.push(...(await load(reads.liveStatuses(id))).rows)
    void runLimited(unknown.split(','), look, {
      limit: CONCURRENCY,
      signal: stop.signal,
      onOutcome: () => undefined, // without an answer the row says "Banned above"
    }).then(() => !stop.signal.aborted && setFound(records))
    return () => stop.abort()
  }, [unknown, load])
  return useMemo(() => banOriginsIn([...rows, ...found], tree), [rows, found, tree])
}
