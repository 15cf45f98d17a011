import { PageProgress } from '@driver-trust/ui/page-progress'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Router, useRouter } from 'wouter'
import { lazyPart } from '../load/lazyPart.tsx'
import { useFocusRecovery, useNavigationFocus } from './useNavigationFocus.ts'
import {
  type LeaveReason,
  type NavigationTiming,
  type Prepare,
  ShownLocationContext,
  ShownPathContext,
  ShownSearchContext,
  UnsavedContext,
  useShownPath,
  useShownSearch,
  useTransitionLocation,
} from './useTransitionLocation.ts'

const { component: LeaveDialog } = lazyPart(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

interface TransitionRouterProps {
  timing: NavigationTiming
  prepare: Prepare
  children: ReactNode
}

/**
 * Keeps the current screen until the next one is ready; after a delay the pending view shows, for a minimum time. Asks before changes are
 * lost, and moves focus and scroll to the new screen.
 */
export function TransitionRouter({ timing, prepare, children }: TransitionRouterProps) {
  const [unsaved] = useState(() => new Map<symbol, LeaveReason>())
  const { path, search, isSettled, kind, phase, navigate, stay, leave } = useTransitionLocation({
    timing,
    prepare,
    unsaved,
  })
  const { base } = useRouter()
  // Paths are relative to the base from here on; only what the browser sees of a link isn't.
  const hrefOf = useCallback((href: string) => base + href, [base])
  const isPending = phase === 'pending'
  const shownLocation = useMemo(
    () => ({ path, isSettled, isPending, navigate }),
    [path, isSettled, isPending, navigate],
  )
  const shownPath = useMemo<[string, typeof navigate]>(() => [path, navigate], [path, navigate])
  useFocusRecovery()
  const announced = useNavigationFocus({ path, kind, isShown: !isPending })
  return (
    <ShownLocationContext value={shownLocation}>
      <ShownPathContext value={shownPath}>
        <ShownSearchContext value={search}>
          <UnsavedContext value={unsaved}>
            <Router hook={useShownPath} searchHook={useShownSearch} hrefs={hrefOf}>
              {phase === 'waiting' && <PageProgress />}
              {children}
              {phase === 'asking' && (
                <LeaveDialog isRunning={[...unsaved.values()].includes('running')} onStay={stay} onLeave={leave} />
              )}
              <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
            </Router>
          </UnsavedContext>
        </ShownSearchContext>
      </ShownPathContext>
    </ShownLocationContext>
  )
}
