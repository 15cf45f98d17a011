import { type Log, onUnknownWord } from '@driver-trust/domain'

/** Logs once for each field that the server uses a word there that this console does not know. */
export function logUnknownWords(log: Log): void {
  const logged = new Set<string>()
  onUnknownWord((field) => {
    if (logged.has(field)) return
    logged.add(field)
    log.warning(`Schema validation: an unknown word at ${field}.`)
  })
}
