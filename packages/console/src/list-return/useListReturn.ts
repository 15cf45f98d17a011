import { redirectTarget } from '@driver-trust/domain'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { links } from '../links.ts'

/** The way back from a person to the list one came from. */
export interface ListReturn {
  href: string
  leave: () => void
}

/** The list's address as it travelled here in the history, with its filters as they were; else the organisation's page. */
export function useListReturn(organisationId: string): ListReturn {
  const [, navigate] = useLocation()
  const href = listOf(useHistoryState()) ?? links.organisation(organisationId)
  const leave = useCallback(() => navigate(href, { state: { isReturn: true } }), [navigate, href])
  return { href, leave }
}

/** Another page may have written the state: only an organisation's page of this console is taken. */
function listOf(state: unknown): string | undefined {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  const target = typeof list === 'string' ? redirectTarget(list, window.location.origin) : undefined
  return target?.startsWith('/organisation/') ? target : undefined
}
