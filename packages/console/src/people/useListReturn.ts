import { redirectTarget } from '@driver-trust/domain/auth'
import { isStatusFilter, statusFilterLabel } from '@driver-trust/domain/driver'
import { parseOrganisationSearch } from '@driver-trust/domain/list'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { isFields } from '@driver-trust/domain/struct'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useViewer } from '../account/useViewer.ts'
import type { Following } from '../actions/PersonAction.ts'
import { useSingleKeys } from '../host/useSingleKeys.ts'
import { organisationAt, paths } from '../paths.ts'

/** The way back from a person to the list the user came from. */
export interface ListReturn {
  href: string
  /** "Red drivers of Meridian Freight" */
  title: string
  leave: () => void
  /** After an action: takes the place of the person's page in the history, and N leads on from the list. */
  leaveFor: (next: Following | undefined) => void
}

/** The list's address, with its filters, from the history state; otherwise that list of the organisation's page. */
export function useListReturn(organisationId: string, view: 'drivers' | 'users'): ListReturn {
  const { tree } = useViewer()
  const [, navigate] = useLocation()
  const href = useListBefore() ?? paths.organisation.href({ orgId: organisationId }, { view })
  const leave = () => navigate(href, { state: { isReturn: true } })
  const leaveFor = (next: Following | undefined) => navigate(href, { replace: true, state: { isReturn: true, next } })
  return { href, title: titleOf(href, tree), leave, leaveFor }
}

/** The address of the list that the user came from. Noted once per path, because the history's state changes before this page is unmounted. */
export function useListBefore(): string | undefined {
  const [path] = useLocation()
  const [before, setBefore] = useState({ path, list: listOf(window.history.state) })
  if (before.path !== path) setBefore({ path, list: listOf(window.history.state) })
  return before.list
}

/** On a list to which an action returned: N opens the next person. */
export function useFollowingKey(): void {
  const [, navigate] = useLocation()
  const href = useFollowingHref()
  const list = useLocationProperty(() => following('list'))
  useSingleKeys({ n: href === undefined ? undefined : () => navigate(href, { state: { list } }) })
}

/** The page of the person to go on with, after an action that returned to this list. */
export function useFollowingHref(): string | undefined {
  return useLocationProperty(() => following('href'))
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
  const name = organisationIn(tree, organisationAt(pathname))?.name
  const of = name === undefined ? '' : ` of ${name}`
  if (view === 'users') return `Users${of}`
  if (view === 'deadlines') return `Deadlines${of}`
  if (view === 'cannot-drive') return `Drivers${of} who can’t drive`
  if (view === 'not-cleared') return `Drivers${of} who aren’t cleared yet`
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
  return target !== undefined && organisationAt(target) !== undefined ? target : undefined
}
