import type { SandboxState } from '../SandboxState.ts'

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
