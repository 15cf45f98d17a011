import { linkToken } from '@driver-trust/domain'
import type { Memory } from '../memory/createMemory.ts'

const PAGES = ['/verify-email', '/reset-password', '/invitation'] as const

/** A page that a mailed link leads to. */
export type LinkPage = (typeof PAGES)[number]

/** Takes the token of a mailed link out of the address bar and into memory, before anything else is asked for. */
export function hideLinkToken(memory: Memory, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const page = PAGES.find((path) => location.pathname.replace(/\/$/, '') === path)
  if (!page || !new URLSearchParams(location.search).has('token')) return
  holdLinkToken(memory, page, linkToken(location.search))
  history.replaceState(history.state, '', location.pathname)
}

/** Keeps a token for its page alone, as long as this page load lasts; undefined forgets it. */
export function holdLinkToken(memory: Memory, page: LinkPage, token: string | undefined): void {
  memory.page.set(keyOf(page), token)
}

/** The token that waits for a page. */
export function heldLinkToken(memory: Memory, page: LinkPage): string | undefined {
  const token = memory.page.get(keyOf(page))
  return typeof token === 'string' ? token : undefined
}

function keyOf(page: LinkPage): string {
  return `link_token:${page}`
}
