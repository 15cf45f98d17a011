import { redirectTarget } from '@driver-trust/domain/auth'
import { isStatusFilter, statusFilterLabel } from '@driver-trust/domain/driver'
import { parseOrganisationSearch } from '@driver-trust/domain/list'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { isFields } from '@driver-trust/domain/struct'
import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { TextLink } from '@driver-trust/ui/text-link'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { NextStep } from '../actions/PersonAction.ts'
import { useMemory } from '../host.ts'
import { useCurrentAddress } from '../routing/navigation.ts'
import { ownAddress } from '../routing/ownAddress.ts'
import { onPlainClick, RouterLink } from '../routing/RouterLink.tsx'
import { useViewer } from '../routing/useViewer.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import { useSingleKeys } from '../shell/useHelpKey.ts'
import { back } from './listReturn.css.ts'

/** Leads back to the list at its previous scroll position, and says which it is. */
export function BackLink({ to: { href, title, leave } }: { to: ListReturn }) {
  return (
    <TextLink tone="quiet" href={href} className={back} onClick={onPlainClick(leave)}>
      <ArrowLeftIcon size="12" /> {title}
    </TextLink>
  )
}

/** The way back from a person to the list the user came from. */
export interface ListReturn {
  href: string
  /** "Red drivers of Meridian Freight" */
  title: string
  leave: () => void
  /** After an action: takes the place of the person's page in the history, and N leads on from the list. */
  leaveFor: (next: Following | undefined) => void
}

/** The person after the one just dealt with, in the list that the user works through. */
export interface Following extends NextStep {
  /** The address of the list page that they are on. */
  list: string
  /** The label once the one just dealt with has left the list. */
  movedUp: string
}

/** The list's address, with its filters, from the history state; otherwise that list of the organisation's page. */
export function useListReturn(organisationId: string, view: 'drivers' | 'users'): ListReturn {
  const { tree } = useViewer()
  const [, navigate] = useLocation()
  const href = useListBefore() ?? organisationRoute.href({ orgId: organisationId }, { view })
  const leave = useCallback(() => navigate(href, { state: { isReturn: true } }), [navigate, href])
  const leaveFor = (next: Following | undefined) => navigate(href, { replace: true, state: { isReturn: true, next } })
  return { href, title: titleOf(href, tree), leave, leaveFor }
}

/** The address of the list that the user came from. It is the page's own: the history moves on before the page has gone. */
export function useListBefore(): string | undefined {
  const [path] = useLocation()
  const [before, setBefore] = useState({ path, list: listOf(window.history.state) })
  if (before.path !== path) setBefore({ path, list: listOf(window.history.state) })
  return before.list
}

/** On a list to which an action returned: N opens the next person. */
export function useFollowingKey(): void {
  const [, navigate] = useLocation()
  const href = useLocationProperty(() => following('href'))
  const list = useLocationProperty(() => following('list'))
  useSingleKeys({ n: href === undefined ? undefined : () => navigate(href, { state: { list } }) })
}

function following(part: keyof Following): string | undefined {
  const state: unknown = window.history.state
  return isFields(state) && isFields(state.next) ? ownPath(state.next[part]) : undefined
}

const LISTS = { active: 'Drivers', invited: 'Invited drivers', banned: 'Banned drivers' }

/** What the list at an address is called, with the status that narrows it. */
function titleOf(list: string, tree: OrganisationTree): string {
  const { pathname, search: text } = new URL(list, window.location.origin)
  const { view, drivers, statusBadge } = parseOrganisationSearch(text)
  const name = organisationIn(tree, pathname.split('/')[2] ?? '')?.name
  const of = name === undefined ? '' : ` of ${name}`
  if (view === 'users') return `Users${of}`
  if (view === 'deadlines') return `Deadlines${of}`
  if (view === 'cannot-drive') return `Drivers${of} who can’t drive`
  if (view === 'can-drive') return `Drivers${of} who can drive`
  if (!isStatusFilter(statusBadge)) return `${LISTS[drivers]}${of}`
  if (statusBadge === 'not_cleared') return `Drivers${of} who aren’t cleared yet`
  if (statusBadge === 'with_issues') return `Drivers${of} with issues`
  const [label = '', reason] = statusFilterLabel(statusBadge).split(': ')
  return `${label} drivers${reason === undefined ? '' : ` (${reason})`}${of}`
}

/** Another page may have set the state: only an organisation's page in this console is accepted. */
function listOf(state: unknown): string | undefined {
  return isFields(state) ? ownPath(state.list) : undefined
}

function ownPath(path: unknown): string | undefined {
  const target = typeof path === 'string' ? redirectTarget(path, window.location.origin) : undefined
  return target?.startsWith('/organisation/') ? target : undefined
}

/** What a link out of a list passes on; read on click, so links don't re-render when the list's address changes. */
export const fromList = {
  get list() {
    return ownAddress()
  },
}

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
export function ListLink(props: LinkComponentProps) {
  return <RouterLink {...props} state={fromList} />
}

/** Restores a list's scroll position when the user returns from a person. */
export function useScrollRestoration(isReady: boolean): void {
  const { page } = useMemory()
  const place = `scroll:${useCurrentAddress()}`
  useLayoutEffect(() => {
    if (!isReady) return
    const held = page.get(place)
    if (typeof held !== 'number' || window.history.state?.isReturn !== true) return
    // A frame later, because arriving by a link first scrolls to the top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, held))
    return () => cancelAnimationFrame(frame)
  }, [isReady, page, place])
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY // read only here: after a DOM change it would force a layout
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => () => void page.set(place, scrolled.current), [page, place])
}
