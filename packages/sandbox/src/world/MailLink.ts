/** What a link or a code in a mail stands for. */
export interface MailLink {
  kind: 'verify' | 'reset'
  personId: string
  token: string
  code: string
  expiresAt: number
  isUsed: boolean
}

/** Milliseconds for which a link in a mail works. */
export const LINK_LIFETIME = 60 * 60 * 1000
