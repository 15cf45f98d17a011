import { linkToken, parseSignInSearch, type SignInSearch } from '@driver-trust/domain/auth'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import type { Memory } from '../host/createMemory.ts'
import { useHost } from '../host/host.ts'
import { BASE } from '../host/product.ts'
import { ownPath } from './ownAddress.ts'
import { useSearch } from './useSearch.ts'

const PAGES = ['/verify-email', '/reset-password', '/invitation'] as const

/** A page that an e-mailed link opens. */
type LinkPage = (typeof PAGES)[number]

/**
 * Moves the token of an e-mailed link from the address bar into memory, before any request. Every address loses its token; a page is also
 * recognised if the mail program doubled a slash or changed the case.
 */
export function hideLinkToken(
  memory: Memory,
  { location, history }: Pick<Window, 'location' | 'history'>,
  base = BASE,
): void {
  const search = new URLSearchParams(location.search)
  const names = [...search.keys()].filter((name) => name.toLowerCase() === 'token')
  if (names.length === 0) return
  const pathname = ownPath(location.pathname, base)
  const page = PAGES.find((path) => path === plain(pathname))
  if (page) holdLinkToken(memory, page, linkToken(location.search))
  for (const name of names) search.delete(name)
  const rest = search.size > 0 ? `?${search}` : ''
  const path = page && pathname.replace(/\/$/, '') !== page ? page : pathname.replace(/^\/{2,}/, '/')
  history.replaceState(history.state, '', base + (page ? path : path + rest + location.hash))
}

function plain(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
}

/** Holds a token for one page, until the page is reloaded; undefined removes it. */
export function holdLinkToken(memory: Memory, page: LinkPage, token: string | undefined): void {
  memory.page.set(keyOf(page), token)
}

export function heldLinkToken(memory: Memory, page: LinkPage): string | undefined {
  const token = memory.page.get(keyOf(page))
  return typeof token === 'string' ? token : undefined
}

function keyOf(page: LinkPage): string {
  return `link_token:${page}`
}

/**
 * The token from the current link; one followed inside the console is removed from the address too. `leave` goes on to another page, and
 * holds the token for this one if it is given again.
 */
export function useLinkToken(page: LinkPage) {
  const { memory } = useHost()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [token] = useState(() => linkToken(search) ?? heldLinkToken(memory, page))
  const isSeen = new URLSearchParams(search).has('token')
  useLayoutEffect(() => {
    if (isSeen) navigate(path, { replace: true })
  }, [isSeen, navigate, path])
  const leave = (to: string, held?: string) => {
    holdLinkToken(memory, page, held)
    navigate(to, { replace: true })
  }
  return { token, leave }
}

/** The search parameters of /sign-in, /sign-up and /user-exists; invalid ones are dropped. */
export function useEntrySearch(): SignInSearch {
  const search = useSearch()
  return useMemo(() => parseSignInSearch(search, window.location.origin), [search])
}
