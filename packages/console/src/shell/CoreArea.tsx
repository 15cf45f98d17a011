import { useData } from '@driver-trust/domain/data'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useDrafts, useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { AfterPending, Pending } from '../load/Pending.tsx'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { Guard } from './Guard.tsx'
import { PendingShell, Shell } from './Shell.tsx'
import { toastStart } from './shell.css.ts'

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
