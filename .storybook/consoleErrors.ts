const seen: string[] = []

/** React says it of the test's own press where that loads code; the product presses nothing inside `act`. */
const OF_THE_TEST = 'A component suspended inside an `act` scope'

/** Collects what is written to console.error, which no story may do; gives the way back. */
export function watchConsole(): () => void {
  const original = console.error
  seen.length = 0
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ')
    if (!line.startsWith(OF_THE_TEST)) seen.push(line)
    original(...parts)
  }
  return () => {
    console.error = original
  }
}

/** Errors since the last look. */
export function takeConsoleErrors(): string[] {
  return seen.splice(0)
}
