import type { SandboxState } from '../SandboxState.ts'
import type { Mail } from './Mail.ts'

/** Puts a message into the outbox, the newest on top. */
export function sendMail(state: SandboxState, mail: Omit<Mail, 'at'>): void {
  state.mails.unshift({ ...mail, at: new Date(state.now()).toISOString() })
}
