import { useData } from '@driver-trust/domain/data'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { type ReactNode, useEffect, useMemo } from 'react'
import { ErrorBoundary } from '../load/ErrorBoundary.tsx'
import { type Entrant, Guard } from '../routing/Guard.tsx'
import { ViewerContext } from '../routing/useViewer.ts'
import { Shell } from './Shell.tsx'

export { HomeRedirect } from '../routing/HomeRedirect.tsx'

/** The core area: the shell around its screens, for people with a name and an organisation (spec, section 2). */
export function CoreArea({ children }: { children: ReactNode }) {
  return <Guard area="core">{(entrant) => <Inside {...entrant}>{children}</Inside>}</Guard>
}

function Inside({ user, tree, children }: Entrant & { children: ReactNode }) {
  const { session } = useData()
  useEffect(() => session.subscribe(toast.clear), [session]) // they name people whom the next to sign in may not see
  const viewer = useMemo(() => (tree ? { user, tree } : undefined), [user, tree])
  return (
    <ViewerContext value={viewer}>
      <Shell>
        <ErrorBoundary>{children}</ErrorBoundary>
      </Shell>
      <Toaster />
    </ViewerContext>
  )
}
