import { accountReads, type Read, usePreloads } from '@driver-trust/domain/data'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { Account } from '@driver-trust/domain/permission'
import { type ReactNode, Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { matchRoute, type Parser, Route as RouteMatch, useRouter } from 'wouter'
import type { Area } from '../account/landingOf.ts'
import { useAccountPreload } from '../account/useAccount.ts'
import type { Memory } from '../host/createMemory.ts'
import { useHost } from '../host/host.ts'
import { useForgetOthers } from '../host/useDraft.ts'
import type { LazyScreen, Purpose } from '../load/lazyScreen.tsx'
import { AfterPending, Pending } from '../load/Pending.tsx'
import { addressOf, type Prepare } from '../routing/navigation.ts'
import { TransitionRouter } from '../routing/TransitionRouter.tsx'
import { useNavigation, useShown } from '../routing/useNavigation.ts'
import { IdleLock } from './IdleLock.tsx'
import { Kept } from './Kept.tsx'

/** A screen at its address: who can open it, how its code loads, and what it reads first. */
export interface Route extends Code<object> {
  pattern: string
  area: Area
  reads?: ((parameters: object, viewer: Account) => FirstReads) | undefined
  /** What only the screen's own code, once loaded, can say that it reads: asked for as soon as the user goes there, and waited for only on a first load. */
  ownRead?: ((parameters: object, asking: Asking) => Promise<Read<unknown> | null>) | undefined
  /** Stays mounted, hidden, while other screens of its area are shown. */
  isKept?: boolean | undefined
  /** Where most go next in its area: its code is fetched beforehand, as neither a tap nor a dead spot leaves time for it. */
  isNext?: boolean | undefined
}

export interface Asking {
  viewer: Account & { tree: OrganisationTree; organisationsPerCall: number | undefined }
  /** The query of the address. */
  search: string
  memory: Memory
}

export type Frame = Code<{ children: ReactNode }>

type Code<Props extends object> = Pick<LazyScreen<Props>, 'component' | 'fetchCode'>

export interface FirstReads {
  /** The screen shows once these have loaded. */
  awaited?: readonly Read<unknown>[]
  /** Parts of the screen that load and fail on their own. */
  others?: readonly Read<unknown>[]
}

interface ScreensProps {
  /** The first route that matches an address is shown. */
  routes: readonly Route[]
  /** The route of addresses that no other matches. */
  unknown: Route
  /** What is around the screens of an area. */
  frames: Record<Area, Frame>
}

/**
 * The screen of the current address. The table is given rather than imported, because it imports all screens: hot reload would make it again
 * after an edit of whatever is used both here and there, and mount everything again.
 */
export function Screens(table: ScreensProps) {
  useForgetOthers()
  const prepare = usePrepare(table)
  return (
    <TransitionRouter prepare={prepare}>
      <Shown {...table} />
      <IdleLock />
    </TransitionRouter>
  )
}

/** Renders the current route's screen, or the pending view, inside its area's frame, which stays mounted between screens. */
function Shown(table: ScreensProps) {
  const path = useShown((shown) => shown.path)
  const isPending = useShown(({ phase }) => phase === 'pending')
  const { parser } = useRouter()
  const { row } = matchIn(table, parser, path)
  const { reload } = useHost()
  const frame = table.frames[row.area]
  // The last screen that stays while others of its area are shown.
  const [kept, setKept] = useState<{ row: Route; path: string; screen: ReactNode }>()
  if (row.isKept && kept?.path !== path) setKept({ row, path, screen: <ScreenAt row={row} /> })
  if (kept && kept.row.area !== row.area) setKept(undefined)
  const drop = useCallback(() => setKept(undefined), [])
  const isFetched = useFirstLoad({ row, frame })
  const { routes } = table
  useEffect(() => {
    if (!isFetched) return
    const next = routes.filter((route) => route.isNext && route.area === row.area)
    const timer = setTimeout(() => void Promise.allSettled(codeOf(next, 'guess')), NEXT_AFTER)
    return () => clearTimeout(timer)
  }, [isFetched, routes, row.area])
  // A changed search or a pending navigation re-renders neither the frame nor the screen.
  return useMemo(() => {
    const { component: Frame } = frame
    const isKeptShown = row === kept?.row && !isPending
    if (!isFetched) return <Pending onRetry={reload} />
    return (
      <Suspense fallback={<Pending onRetry={reload} />}>
        <AfterPending>
          <Frame>
            {kept && (
              <Kept path={kept.path} isShown={isKeptShown} onLeftOpen={drop}>
                {kept.screen}
              </Kept>
            )}
            {isPending && <ScreenPending />}
            {!isPending && !isKeptShown && <ScreenAt key={row.pattern} row={row} />}
          </Frame>
        </AfterPending>
      </Suspense>
    )
  }, [row, frame, kept, drop, isPending, reload, isFetched])
}

/** A screen, if its route matches the address. */
function ScreenAt({ row: { pattern, component: Screen } }: { row: Route }) {
  return (
    <RouteMatch path={pattern}>
      <Screen />
    </RouteMatch>
  )
}

const doNothing = () => {}

/** Milliseconds that the first code waits for the account and the list, which usually come with it; then the frame shows without them. */
const FIRST_WAIT = 200

/** Milliseconds for which a page's own calls have the line to themselves before the code of the next one is fetched. */
const NEXT_AFTER = 1000

/**
 * Loads all that the page's first screen needs. True once its code has come, or can't: the screen then says so. With the account and the list, frame and screen are rendered
 * once, and in slices that don't block the page. Later navigations wait before they show. React's Suspense would hold what has come back for
 * the rest of 300 ms.
 */
function useFirstLoad({ row, frame }: { row: Route; frame: Frame }): boolean {
  const { prepare, shown } = useNavigation()
  const preloadAccount = useAccountPreload()
  const { cacheBegun } = usePreloads()
  const [first] = useState(() => ({ address: addressOf(shown()), row, load: codeOf([frame, row]) }))
  const [isFetched, setIsFetched] = useState(first.load.length === 0)
  useEffect(() => {
    const due = new Promise((resolve) => setTimeout(resolve, FIRST_WAIT))
    const account = first.row.area === 'public' ? undefined : preloadAccount()
    const load = () => prepare(first.address, 'first')?.catch(doNothing) // the screen reports its own failures
    void load()
    const reads = account?.then((isRead) => (isRead ? load() : undefined)) // again, for what depends on the account
    void Promise.allSettled([...first.load, Promise.race([reads, due])]).then(() => {
      cacheBegun()
      startTransition(() => setIsFetched(true))
    })
  }, [first, prepare, preloadAccount, cacheBegun])
  return isFetched || row !== first.row
}

function codeOf(parts: readonly Pick<Route, 'fetchCode'>[], purpose?: Purpose): Promise<unknown>[] {
  return parts.map((part) => part.fetchCode(purpose)).filter((load) => load !== undefined)
}

/** Retries by rendering the screen, which does its own loading; without its code, only a page reload helps. */
function ScreenPending() {
  const { abortPreloads } = usePreloads()
  const { reload } = useHost()
  const again = () => void abortPreloads().then((wasAny) => wasAny || reload())
  return <Pending onRetry={again} isDue />
}

/** Loads the code and first reads of a path, and the account that its guard asks for; undefined once everything is loaded. */
function usePrepare(table: ScreensProps): Prepare {
  const { parser } = useRouter()
  const { preload, begin, peek } = usePreloads()
  const preloadAccount = useAccountPreload()
  const { memory, organisationsPerCall } = useHost()
  return (address, purpose) => {
    const [path = '', search = ''] = address.split('?')
    const { row, parameters } = matchIn(table, parser, path)
    if (row.area !== 'public') void preloadAccount()
    const viewer = { user: peek(accountReads.identity()), tree: peek(accountReads.organisationTree()) }
    const { awaited = [], others = [] } = row.reads?.(parameters, viewer) ?? {}
    for (const read of others) purpose === 'guess' ? preload(read) : begin(read)
    const code = codeOf([table.frames[row.area], row], purpose)
    const reads = awaited.map((read) => preload(read)).filter((load) => load !== undefined)
    const loads = [...code, ...reads]
    if (row.ownRead && purpose !== 'guess' && viewer.tree) {
      const asking = { viewer: { ...viewer, tree: viewer.tree, organisationsPerCall }, search, memory }
      const own = Promise.all(code).then(() => row.ownRead?.(parameters, asking))
      const begun = own.then((read) => read && begin(read)).catch(doNothing) // the screen reports its own failures
      if (purpose === 'first') loads.push(begun)
    }
    return loads.length > 0 ? Promise.all(loads) : undefined
  }
}

function matchIn({ routes, unknown }: ScreensProps, parser: Parser, path: string): { row: Route; parameters: object } {
  for (const row of routes) {
    const [isMatch, parameters] = matchRoute(parser, row.pattern, path)
    if (isMatch) return { row, parameters }
  }
  return { row: unknown, parameters: {} }
}
