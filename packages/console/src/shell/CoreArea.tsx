import { useData } from '@driver-trust/domain/data'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useUnfinishedWork } from '../actions/workJournal.ts'
import { useDrafts, useHost } from '../host.ts'
import { ErrorBoundary } from '../load/ErrorBoundary.tsx'
import { lazyPart } from '../load/lazyPart.tsx'
import { AfterPending, Pending } from '../load/Pending.tsx'

import { Guard } from '../routing/Guard.tsx'
import { storageKeys } from '../storageKeys.ts'
import { PendingShell, Shell } from './Shell.tsx'
import { toastStart, unfinished } from './shell.css.ts'

export { HomeRedirect } from '../routing/Guard.tsx'

/** Rarely needed, and imports the bulk sheet. */
const { component: UnfinishedWorkAlerts } = lazyPart(() =>
  import('../actions/UnfinishedWorkAlerts.tsx').then((module) => module.UnfinishedWorkAlerts),
)

/** The core area: its screens inside the shell, for users with a name and an organisation. */
export function CoreArea({ children }: { children: ReactNode }) {
  return (
    <Guard area="core" around={(pending) => <PendingShell>{pending}</PendingShell>}>
      <CoreContent>{children}</CoreContent>
    </Guard>
  )
}

function CoreContent({ children }: { children: ReactNode }) {
  const { session } = useData()
  const { reload } = useHost()
  useEffect(() => session.subscribe(toast.clear), [session]) // toasts name people whom the next user may not be allowed to see
  const drafts = useDrafts()
  useEffect(() => drafts.write(storageKeys.stoppedWork, undefined), [drafts]) // the sign-in page has reported it
  return (
    <>
      <Shell>
        <UnfinishedWork />
        <ErrorBoundary>
          <Suspense fallback={<Pending onRetry={reload} />}>
            <AfterPending>{children}</AfterPending>
          </Suspense>
        </ErrorBoundary>
      </Shell>
      <Toaster offset={{ block: toastStart }} />
    </>
  )
}

/** The user's unfinished work, above every page until it is dealt with. */
function UnfinishedWork() {
  const isAny = useUnfinishedWork().unfinished.length > 0
  if (!isAny) return null
  return (
    <div className={unfinished}>
      <UnfinishedWorkAlerts />
    </div>
  )
}
