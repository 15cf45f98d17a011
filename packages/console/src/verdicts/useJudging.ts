import { reads, useData, useDeadlines, usePreloads, useRead } from '@driver-trust/domain/data'
import { banningOrganisations, bansIn, type JudgeFacts, judgeDriver, type Verdict } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { isGranted } from '@driver-trust/domain/permission'
import { useCallback, useMemo } from 'react'
import { perViewer, useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { useToday } from '../host/useToday.ts'
import type { ListedPerson } from '../person/PersonRow.ts'

/** What verdicts rest on besides a driver's own record and documents. */
export type Judging = Omit<JudgeFacts, 'documents'>

/** The day, the documents that are required, and the bans in view, which are read once it's ready; `error` if these can't be. */
export function useJudging({ isReady = true } = {}): Judging & { error: Error | undefined } {
  const read = bansRead(useViewer())
  const { data, error } = useRead(isReady ? read : null)
  const judgingBy = useJudgingFrom()
  const judging = useMemo(() => judgingBy(read === null ? NO_BANS : data), [judgingBy, read, data])
  return { ...judging, error: data ? undefined : error }
}

/** The same from the bans that have been read already. */
export function useKnownJudging(): Judging {
  return usePeekJudging()()
}

/** The same at the moment of an action: a component that started it may have rendered before the bans were read. */
function usePeekJudging(): () => Judging {
  const read = bansRead(useViewer())
  const { peek } = usePreloads()
  const judgingBy = useJudgingFrom()
  return () => judgingBy(read === null ? NO_BANS : peek(read))
}

/** The verdicts on drivers by what has been read when it is called. */
export function useVerdictsNow(): (rows: readonly { id: string }[]) => (row: ListedPerson) => Verdict {
  const { documents } = useData()
  const judgingNow = usePeekJudging()
  return (rows) => {
    const facts = { ...judgingNow(), documents: documents.known(rows.map(({ id }) => id)) }
    return (row) => judgeDriver(row as UserWithOrganisation, facts).verdict // only asked about drivers
  }
}

/** The verdict on each of a person's records, by their documents, and by the bans that live ones tell of, which are newer. */
export function useVerdictsOf(
  id: string,
  live: { rows: Bans; isWhole: boolean } | undefined,
): (record: UserWithOrganisation) => Verdict {
  const { data, error } = useDeadlines(id)
  const read = bansRead(useViewer())
  const { data: bans } = useRead(read)
  const judgingBy = useJudgingFrom()
  const known = read === null ? NO_BANS : bans
  const judging = judgingBy(
    known && {
      ...known,
      rows: [...known.rows.filter((row) => !live?.isWhole || row.id !== id), ...(live?.rows ?? [])],
    },
  )
  const deadlines = data ?? (error ? ('unread' as const) : undefined)
  const facts = { ...judging, documents: new Map(deadlines === undefined ? [] : [[id, deadlines] as const]) }
  return (record) => judgeDriver(record, facts).verdict
}

const NO_BANS = { rows: [], isWhole: true }

type Bans = Parameters<typeof bansIn>[0]

/** Bans that weren't read to their end are as good as unread: someone who is missing could be banned. */
function useJudgingFrom(): (bans: { rows: Bans; isWhole: boolean } | undefined) => Judging {
  const { tree } = useViewer()
  const { requiredDocuments: required } = useHost()
  const today = useToday()
  return useCallback(
    (bans) => ({ bannedBy: bans?.isWhole ? bansIn(bans.rows, tree) : undefined, required, today }),
    [tree, required, today],
  )
}

/** Organisations above which it's simpler to ask for those of everything in view. */
const MANY = 30

/** The bans that reach others, of the organisations whose drivers the viewer can see. */
const bansRead = perViewer((viewer) => {
  const { tree } = viewer
  const isInView = (id: string) => isGranted('viewDrivers', viewer, id)
  const banning = banningOrganisations(tree).filter(isInView)
  return reads.bans(banning.length > MANY && Object.keys(tree.byId).every(isInView) ? 'all' : banning)
})
