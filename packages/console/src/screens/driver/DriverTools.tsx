import { Button } from '@driver-trust/ui/button'
import { LiveIcon, PrintIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { disabledReasonOf, isShown, usePermissions } from '../../account/usePermissions.ts'
import { paths } from '../../paths.ts'
import { returnToOpener } from '../../routing/historyEntries.ts'
import { useSearch } from '../../routing/useSearch.ts'
import { LiveStatuses } from './LiveStatuses.tsx'

/** Other views of a driver: live statuses in every organisation, and a printed sheet. */
export function DriverTools({ organisationId, userId }: { organisationId: string; userId: string }) {
  const { viewLiveStatuses } = usePermissions()(organisationId)
  const [, navigate] = useLocation()
  const isLive = new URLSearchParams(useSearch()).get('live') === 'true'
  const state: unknown = useHistoryState() // keeps the way back to the list while the dialog's address changes
  const here = { orgId: organisationId, userId }
  const show = () => navigate(paths.driver.href(here, { live: 'true' }), { state })
  const hide = () => {
    if (!returnToOpener(paths.driver.href(here))) navigate(paths.driver.href(here), { replace: true, state })
  }
  return (
    <Inline>
      {isShown(viewLiveStatuses) && (
        <Button size="sm" iconStart={<LiveIcon />} disabledReason={disabledReasonOf(viewLiveStatuses)} onClick={show}>
          Live statuses
        </Button>
      )}
      <Button size="sm" iconStart={<PrintIcon />} onClick={() => window.print()}>
        Print status sheet
      </Button>
      {isLive && viewLiveStatuses.allowed && <LiveStatuses userId={userId} onClose={hide} />}
    </Inline>
  )
}
