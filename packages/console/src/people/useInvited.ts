import { parseOrganisationSearch } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { useList } from './listContext.ts'
import { useCountOf } from './useCountOf.ts'

/** "96 invited · 12 accepted · 3 failed": the drivers invited so far, if any and if all could be counted. */
export function useInvited({ isDue = true }: { isDue?: boolean } = {}) {
  const { isOwnOnly } = useList().search
  const invited = { ...parseOrganisationSearch('?drivers=invited'), isOwnOnly }
  const all = useCountOf(isDue ? invited : undefined)
  const accepted = useCountOf(isDue ? { ...invited, statusBadge: 'accepted' } : undefined)
  const failed = useCountOf(isDue ? { ...invited, statusBadge: 'skipped' } : undefined)
  const isLoading = all.isLoading || accepted.isLoading || failed.isLoading
  const { request } = all
  if (!all.total || accepted.total === undefined || failed.total === undefined)
    return { request, isLoading, counts: undefined, open: 0 }
  const open = all.total - failed.total - accepted.total
  if (open < 0) return { request, isLoading, counts: undefined, open: 0 } // the server ignores the status asked for
  const counts = [
    `${formatCount(all.total - failed.total)} invited`,
    `${formatCount(accepted.total)} accepted`,
    failed.total > 0 && `${formatCount(failed.total)} failed`,
  ]
  return { request, isLoading, counts: counts.filter(Boolean).join(' · '), open }
}
