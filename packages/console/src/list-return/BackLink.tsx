import { redirectTarget } from '@driver-trust/domain/auth'
import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import { TextLink } from '@driver-trust/ui/text-link'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { organisationRoute } from '../screens/organisation/route.ts'
import { back } from './backLink.css.ts'

/** Leads back to the list at its previous scroll position. */
export function BackLink({ to: { href, leave }, children }: { to: ListReturn; children: string }) {
  return (
    <TextLink
      tone="quiet"
      href={href}
      className={back}
      onClick={(event) => {
        const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        if (!isPlain) return
        event.preventDefault()
        leave()
      }}
    >
      <ArrowLeftIcon size="12" /> {children}
    </TextLink>
  )
}

/** The way back from a person to the list the user came from. */
export interface ListReturn {
  href: string
  leave: () => void
}

/** The list's address, with its filters, from the history state; otherwise the organisation's page. */
export function useListReturn(organisationId: string): ListReturn {
  const [, navigate] = useLocation()
  const href = listOf(useHistoryState()) ?? organisationRoute.href({ orgId: organisationId })
  const leave = useCallback(() => navigate(href, { state: { isReturn: true } }), [navigate, href])
  return { href, leave }
}

/** Another page may have set the state: only an organisation's page in this console is accepted. */
export function listOf(state: unknown): string | undefined {
  const list = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined
  const target = typeof list === 'string' ? redirectTarget(list, window.location.origin) : undefined
  return target?.startsWith('/organisation/') ? target : undefined
}
