import type { Mail, SandboxState } from './SandboxState.ts'
import { LINK_LIFETIME, type MailLink, type Person } from './world/World.ts'

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
export function mailPage(state: SandboxState): string {
  const rows = state.mails.map(
    ({ to, subject, link, code, at }) =>
      `<li><p><strong>${escapeHtml(subject)}</strong> to ${escapeHtml(to)}, ${escapeHtml(at)}</p>${linkLine(link)}${codeLine(code)}</li>`,
  )
  const list = rows.length > 0 ? `<ol reversed>${rows.join('')}</ol>` : '<p>No mail has been sent yet.</p>'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the sandbox</title><h1>Mail of the sandbox</h1>${list}</html>`
}

function linkLine(link: string | undefined): string {
  return link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''
}

function codeLine(code: string | undefined): string {
  return code ? `<p>Code: <code>${escapeHtml(code)}</code></p>` : ''
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Puts a message at the top of the outbox. */
export function sendMail(state: SandboxState, mail: Omit<Mail, 'at'>): void {
  state.mails.unshift({ ...mail, at: new Date(state.now()).toISOString() })
}
