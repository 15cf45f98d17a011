import { isFields } from '../../struct/shape.ts'
import { hasTokens, isUsableToken, type Tokens } from './tokenStore.ts'

/** What tabs tell each other, with the time at which it happened: news may arrive in any order. */
export interface TabNews {
  kind: 'signed-in' | 'signed-out' | 'refreshed'
  at: number
  /** Mark of the access token, by which the others know it when storage brings it. */
  mark: number
  /** Mark of the refresh token that was exchanged for it. */
  before?: number
  /** The tokens themselves: only where storage refuses them, since no other tab could find them there. */
  tokens?: Tokens
}

interface Change {
  kind: TabNews['kind']
  at: number
  next: Tokens
  isStored: boolean
  before?: Tokens
}

/** The message about a change. */
export function newsOf({ kind, at, next, isStored, before }: Change): TabNews {
  const mark = markOf(next.accessToken)
  const handed = hasTokens(next) && !isStored ? { tokens: next } : {}
  return { kind, at, mark, ...handed, ...(before && { before: markOf(before.refreshToken) }) }
}

/** Whether a message of the channel is one of ours. */
export function isTabNews(data: unknown): data is TabNews {
  if (!isFields(data) || typeof data.at !== 'number' || typeof data.mark !== 'number') return false
  if (data.tokens !== undefined && !isHanded(data.tokens)) return false
  if (data.kind === 'refreshed') return typeof data.before === 'number' && data.tokens !== undefined
  return data.kind === 'signed-in' || data.kind === 'signed-out'
}

function isHanded(tokens: unknown): boolean {
  if (!isFields(tokens)) return false
  const { accessToken, refreshToken } = tokens
  return [accessToken, refreshToken].every((token) => token === undefined || isUsableToken(String(token)))
}

/** A number of 32 bits that tells tokens apart and leads back to none (FNV-1a). */
export function markOf(token: string | undefined): number {
  let mark = 0x811c9dc5
  for (const char of token ?? '') mark = Math.imul(mark ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return mark >>> 0
}
