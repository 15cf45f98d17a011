import { reads, useRead } from '@driver-trust/domain/data'
import { cannotByOrganisation, judgeDriver, standingStatuses } from '@driver-trust/domain/driver'
import { driversWithStatus, type OrganisationSearch } from '@driver-trust/domain/list'
import { ancestorsOf, branchOf, type OrganisationTree } from '@driver-trust/domain/organisation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { createListeners } from '../host/createListeners.ts'
import { useToday } from '../host/useToday.ts'
import type { BranchVerdicts, CheckedBranch } from './useBranchVerdicts.ts'
import { useJudging } from './useJudging.ts'

type Counts = ReadonlyMap<string, number>

const NOTHING: Counts = new Map()
const { subscribe, tell } = createListeners()
/** What has been counted in a tree on a day: another session has another tree, and documents expire overnight. */
let counted: { tree: OrganisationTree | undefined; today: string; counts: Counts } = {
  tree: undefined,
  today: '',
  counts: NOTHING,
}

const countsOf = (tree: OrganisationTree, today: string) =>
  counted.tree === tree && counted.today === today ? counted.counts : NOTHING

interface Place {
  tree: OrganisationTree
  today: string
  branchId: string
}

/** Takes over what is new in a branch, and what this changes in the organisations above it. */
function take({ tree, today, branchId }: Place, branch: Counts): void {
  const known = countsOf(tree, today)
  const before = known.get(branchId)
  const change = before === undefined ? 0 : (branch.get(branchId) ?? 0) - before
  const above = ancestorsOf(tree, branchId).flatMap(({ id }): [string, number][] => {
    const count = known.get(id)
    return count === undefined ? [] : [[id, count + change]]
  })
  const changed = [...above, ...branch].filter(([id, count]) => known.get(id) !== count)
  if (changed.length === 0) return
  counted = { tree, today, counts: new Map([...known, ...changed]) }
  tell()
}

/** How many can't drive in each organisation and below it, where that has been checked. */
export function useTreeFigures(): Counts {
  const { tree } = useViewer()
  const today = useToday()
  return useSyncExternalStore(subscribe, () => countsOf(tree, today))
}

/** Once everyone in the branch has been checked, counts who can't drive in each of its organisations. */
export function useOfferTreeFigures({ organisation, search }: CheckedBranch, verdicts: BranchVerdicts): void {
  const viewer = useViewer()
  const { tree } = viewer
  const { check, cleared, figures, notice, areBansUnread } = verdicts
  const isKnown = check.state === 'over' && figures?.unchecked === 0 && !notice && !areBansUnread && !search.isOwnOnly
  const read = useMemo(() => {
    const question = { viewer, organisationId: organisation.id, search: { isOwnOnly: false } as OrganisationSearch } // all that is read of it
    const request = driversWithStatus(question, standingStatuses.stopped)
    return isKnown && request.call === 'users' ? reads.everyUser(request) : null
  }, [viewer, organisation.id, isKnown])
  const { data } = useRead(read)
  const judging = useJudging({ isReady: isKnown })
  useEffect(() => {
    if (!isKnown || !data?.isWhole) return
    const facts = { ...judging, documents: new Map() }
    const stopped = data.rows.map((row) => judgeDriver(row, facts))
    const judged = new Map(
      [...cleared, ...stopped].map((each) => [`${each.driver.id} ${each.driver.organizationId}`, each]),
    )
    const place = { tree, today: judging.today, branchId: organisation.id }
    take(place, cannotByOrganisation(branchOf(tree, organisation.id), [...judged.values()]))
  }, [isKnown, data, cleared, judging, tree, organisation.id])
}
