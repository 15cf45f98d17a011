import { PageProgress } from '@driver-trust/ui/page-progress'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { type ReactNode, useCallback, useContext, useEffect, useLayoutEffect, useState } from 'react'
import { Router, useLocation, useRouter } from 'wouter'
import { lazyPart } from '../load/lazyPart.tsx'
import { WaitContext } from '../load/WaitContext.ts'
import { createNavigation, type Prepare } from './navigation.ts'
import { NavigationContext, useNavigation, useShown } from './useNavigation.ts'
import { useNavigationFocus, watchFocus } from './useNavigationFocus.ts'
import { useSearch } from './useSearch.ts'

const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

interface TransitionRouterProps {
  /** Only read on the first render. */
  prepare: Prepare
  children: ReactNode
}

/**
 * Shows screens at the address of {@link createNavigation}, which lags behind the browser's; everything below routes by it. Moves focus
 * and scroll to the new screen.
 */
export function TransitionRouter({ prepare, children }: TransitionRouterProps) {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const { base } = useRouter()
  const wait = useContext(WaitContext)
  const [navigation] = useState(() => createNavigation({ path, search, navigate, prepare, wait }))
  useLayoutEffect(() => navigation.follow({ path, search, navigate }), [navigation, path, search, navigate])
  // Paths are relative to the base from here on; only what the browser sees of a link isn't.
  const hrefOf = useCallback((href: string) => base + href, [base])
  return (
    <NavigationContext value={navigation}>
      <Router hook={useShownPath} searchHook={useShownSearch} hrefs={hrefOf}>
        {children}
        <Transition />
      </Router>
    </NavigationContext>
  )
}

/** What a navigation shows besides the screens. */
function Transition() {
  const { unsaved, stay, leave } = useNavigation()
  const shown = useShown((all) => all)
  useEffect(() => watchFocus(document.body), [])
  const announced = useNavigationFocus(shown)
  return (
    <>
      {shown.phase === 'waiting' && <PageProgress />}
      {shown.phase === 'asking' && (
        <LeaveDialog isRunning={[...unsaved.values()].includes('running')} onStay={stay} onLeave={leave} />
      )}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  )
}

function useShownPath(): ReturnType<typeof useLocation> {
  return [useShown(({ path }) => path), useNavigation().navigate]
}

function useShownSearch(): string {
  return useShown(({ search }) => search)
}
