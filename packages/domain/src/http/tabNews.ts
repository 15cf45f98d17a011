import { isFields } from '../struct/isFields.ts'

/** What tabs tell each other, with the time at which it happened: news may arrive in any order. */
export interface TabNews {
  kind: 'signed-in' | 'signed-out'
  at: number
}

/** Whether a message of the channel is one of ours. */
export function isTabNews(data: unknown): data is TabNews {
  return isFields(data) && typeof data.at === 'number' && (data.kind === 'signed-in' || data.kind === 'signed-out')
}
