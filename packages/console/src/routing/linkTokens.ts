import { linkToken } from '@driver-trust/domain'
import type { Memory } from '../memory/createMemory.ts'

const PAGES = ['/verify-email', '/reset-password', '/invitation'] as const

/** A page that a mailed link leads to. */
export type LinkPage = (typeof PAGES)[number]

/**
 * Takes the token of a mailed link out of the address bar and into memory, before anything else is asked for. It leaves any address;
 * a page knows its own also where a mail program doubled a slash or changed capitals.
 */
export function hideLinkToken(memory: Memory, { location, history }: Pick<Window, 'location' | 'history'>): void {
  const search = new URLSearchParams(location.search)
  const names = [...search.keys()].filter((name) => name.toLowerCase() === 'token')
  if (names.length === 0) return
  const page = PAGES.find((path) => path === plain(location.pathname))
  if (page) holdLinkToken(memory, page, linkToken(location.search))
  for (const name of names) search.delete(name)
  const rest = search.size > 0 ? `?${search}` : ''
  const path = page && location.pathname.replace(/\/$/, '') !== page ? page : location.pathname.replace(/^\/{2,}/, '/')
  history.replaceState(history.state, '', page ? path : path + rest + location.hash)
}

function plain(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
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
