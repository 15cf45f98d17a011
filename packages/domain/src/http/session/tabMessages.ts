import { isFields } from '../../struct/shape.ts'
import { hasTokens, isUsableToken, type Tokens } from './tokenStore.ts'

/** What tabs tell each other, with the time it happened, since messages can arrive in any order. */
export interface TabMessage {
  kind: 'signed-in' | 'signed-out' | 'refreshed'
  at: number
  /** Hash of the access token, by which other tabs recognise it in storage. */
  mark: number
  /** Hash of the refresh token that was exchanged for it. */
  before?: number
  /** The tokens themselves: only if storage refuses them, since other tabs couldn't read them there. */
  tokens?: Tokens
}

type TokenChange = Pick<TabMessage, 'kind' | 'at'> & { next: Tokens; isStored: boolean; before?: Tokens }

export function tabMessage({ kind, at, next, isStored, before }: TokenChange): TabMessage {
  const mark = markOf(next.accessToken)
  const handedOver = hasTokens(next) && !isStored ? { tokens: next } : {}
  return { kind, at, mark, ...handedOver, ...(before && { before: markOf(before.refreshToken) }) }
}

/** True if a message on the channel is one of ours. */
export function isTabMessage(data: unknown): data is TabMessage {
  if (!isFields(data) || typeof data.at !== 'number' || typeof data.mark !== 'number') return false
  if (data.tokens !== undefined && !areTokens(data.tokens)) return false
  if (data.kind === 'refreshed') return typeof data.before === 'number'
  return data.kind === 'signed-in' || data.kind === 'signed-out'
}

function areTokens(tokens: unknown): boolean {
  if (!isFields(tokens)) return false
  const { accessToken, refreshToken } = tokens
  return [accessToken, refreshToken].every((token) => token === undefined || isUsableToken(String(token)))
}

/** A 32-bit hash (FNV-1a) that tells tokens apart and can't be reversed. */
export function markOf(token: string | undefined): number {
  let mark = 0x811c9dc5
  for (const char of token ?? '') mark = Math.imul(mark ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return mark >>> 0
}
