import { PageProgress } from '@driver-trust/ui/page-progress'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { type ReactNode, useMemo, useState } from 'react'
import { Router } from 'wouter'
import { lateDialog } from '../load/lateDialog.tsx'
import { useArrival, useKeptFocus } from './useArrival.ts'
import {
  HeldContext,
  HeldPathContext,
  HeldSearchContext,
  type LeaveReason,
  type NavigationTiming,
  type Prepare,
  UnsavedContext,
  useHeldLocation,
  useHeldPath,
  useHeldSearch,
} from './useHeldLocation.ts'

const { component: LeaveDialog } = lateDialog(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

interface HeldRouterProps {
  timing: NavigationTiming
  prepare: Prepare
  children: ReactNode
}

/**
 * Keeps the present screen until the next one is ready; after a delay the pending view shows, for a minimum time. Asks before changes are
 * lost, and moves focus and scroll to the new screen.
 */
export function HeldRouter({ timing, prepare, children }: HeldRouterProps) {
  const [unsaved] = useState(() => new Map<symbol, LeaveReason>())
  const { path, search, isSettled, kind, phase, navigate, stay, leave } = useHeldLocation({ timing, prepare, unsaved })
  const isPending = phase === 'pending'
  const held = useMemo(() => ({ path, isSettled, isPending, navigate }), [path, isSettled, isPending, navigate])
  const heldPath = useMemo<[string, typeof navigate]>(() => [path, navigate], [path, navigate])
  useKeptFocus()
  const announced = useArrival({ path, kind, isShown: !isPending })
  return (
    <HeldContext value={held}>
      <HeldPathContext value={heldPath}>
        <HeldSearchContext value={search}>
          <UnsavedContext value={unsaved}>
            <Router hook={useHeldPath} searchHook={useHeldSearch}>
              {phase === 'waiting' && <PageProgress />}
              {children}
              {phase === 'asking' && (
                <LeaveDialog isRunning={[...unsaved.values()].includes('running')} onStay={stay} onLeave={leave} />
              )}
              <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
            </Router>
          </UnsavedContext>
        </HeldSearchContext>
      </HeldPathContext>
    </HeldContext>
  )
}
