import { useDeadlines } from '@driver-trust/domain/data'
import { judgeDriver, type Verdict } from '@driver-trust/domain/driver'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { useJudging } from './useJudging.ts'

/** The verdict on each of a person's records, by their documents. */
export function useVerdictsOf(id: string): (record: UserWithOrganisation) => Verdict {
  const { data, error } = useDeadlines(id)
  const judging = useJudging()
  const read = data ?? (error ? ('unread' as const) : undefined)
  const facts = { ...judging, documents: new Map(read === undefined ? [] : [[id, read] as const]) }
  return (record) => judgeDriver(record, facts).verdict
}
