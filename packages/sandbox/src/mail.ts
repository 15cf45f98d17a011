import type { Mail, SandboxState } from './SandboxState.ts'
import type { MailLink, Person } from './world/World.ts'

/** Milliseconds for which a mailed link works. */
const LINK_LIFETIME = 60 * 60 * 1000

const WORDS: Record<MailLink['kind'], { subject: string; path: string }> = {
  verify: { subject: 'Verify your e-mail address', path: '/verify-email/' },
  reset: { subject: 'Set a new password', path: '/reset-password/' },
}

/** Mails a link and a code that work once, within an hour. */
export function mailLink(state: SandboxState, person: Person, kind: MailLink['kind']): void {
  const token = `${kind}-${state.newId()}`
  const code = String(100_000 + (Number.parseInt(state.newId().slice(0, 6), 16) % 900_000))
  const expiresAt = state.now() + LINK_LIFETIME
  state.world.links.set(token, { kind, personId: person.id, token, code, expiresAt, isUsed: false })
  const { subject, path } = WORDS[kind]
  sendMail(state, {
    to: person.email ?? '',
    subject,
    link: `${path}?token=${token}`,
    code: kind === 'verify' ? code : undefined,
  })
}

export function sendMail(state: SandboxState, mail: Omit<Mail, 'at'>): void {
  state.mails.unshift({ ...mail, at: new Date(state.now()).toISOString() })
}
