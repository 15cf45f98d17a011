import type { SandboxState } from '../SandboxState.ts'
import { LINK_LIFETIME, type MailLink } from '../world/MailLink.ts'
import type { Person } from '../world/Person.ts'
import { sendMail } from './sendMail.ts'

const WORDS: Record<MailLink['kind'], { subject: string; path: string }> = {
  verify: { subject: 'Verify your e-mail address', path: '/verify-email/' },
  reset: { subject: 'Set a new password', path: '/reset-password/' },
}

/** Sends somebody a link and a code that work once, for an hour. */
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
