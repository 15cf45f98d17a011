import { isFields } from '../struct/isFields.ts'

/** What tabs tell each other, with the time at which it happened: news may arrive in any order. */
export interface TabNews {
  kind: 'signed-in' | 'signed-out'
  at: number
  /** Mark of the access token, by which the others know it when storage brings it; no token travels by message. */
  mark: number
}

/** Whether a message of the channel is one of ours. */
export function isTabNews(data: unknown): data is TabNews {
  if (!isFields(data) || typeof data.at !== 'number' || typeof data.mark !== 'number') return false
  return data.kind === 'signed-in' || data.kind === 'signed-out'
}

/** A number of 32 bits that tells tokens apart and leads back to none (FNV-1a). */
export function markOf(token: string | undefined): number {
  let mark = 0x811c9dc5
  for (const char of token ?? '') mark = Math.imul(mark ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return mark >>> 0
}
