import { html } from 'hono/html'
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

/** The sandbox's outbox as a page. */
export function mailPage(state: SandboxState) {
  const rows = state.mails.map(({ to, subject, link, code, at }) => {
    const linkLine = link && html`<p><a href="${link}">${link}</a></p>`
    const codeLine = code && html`<p>Code: <code>${code}</code></p>`
    return html`<li><p><strong>${subject}</strong> to ${to}, ${at}</p>${linkLine}${codeLine}</li>`
  })
  const list = rows.length > 0 ? html`<ol reversed>${rows}</ol>` : html`<p>No mail has been sent yet.</p>`
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the sandbox</title><h1>Mail of the sandbox</h1>${list}</html>`
}

export function sendMail(state: SandboxState, mail: Omit<Mail, 'at'>): void {
  state.mails.unshift({ ...mail, at: new Date(state.now()).toISOString() })
}
