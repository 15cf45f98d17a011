import type { LogEntry } from '@driver-trust/domain'

/** The sink of the log: the only place of the build that writes to the browser's console, and only redacted text. */
export function logToConsole({ level, text }: LogEntry): void {
  // biome-ignore lint/suspicious/noConsole: this is the one sink
  if (level === 'error') console.error(text)
  // biome-ignore lint/suspicious/noConsole: this is the one sink
  else console.warn(text)
}
