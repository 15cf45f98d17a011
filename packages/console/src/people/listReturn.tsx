import { redirectTarget } from '@driver-trust/domain/auth'
import { ArrowLeftIcon } from '@driver-trust/ui/icon'
import type { LinkComponentProps } from '@driver-trust/ui/link'
import { TextLink } from '@driver-trust/ui/text-link'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useMemory } from '../host.ts'
import { useCurrentAddress } from '../routing/navigation.ts'

import { ownAddress } from '../routing/ownAddress.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { organisationRoute } from '../screens/organisation/route.ts'
import { back } from './listReturn.css.ts'

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

/** A getter, read on click: links don't re-render when the list's address changes. */
const state = {
  get list() {
    return ownAddress()
  },
}

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
export function ListLink(props: LinkComponentProps) {
  const withState = { ...props, state } // the router's own prop, which plain anchors don't have
  return <RouterLink {...withState} />
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
