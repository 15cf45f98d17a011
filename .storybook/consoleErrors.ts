const seen: string[] = []

/**
 * React logs these for the test's own clicks, which run inside `act`: when a click loads code, or an answer arrives
 * during one, as on a busy machine. The product never uses `act`.
 */
const OF_THE_TEST = [
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act',
]

/** Collects what is written to console.error, which no story may do; returns the function that stops it. */
export function watchConsole(): () => void {
  const original = console.error
  seen.length = 0
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ')
    const isOfPlay = parts.length === 1 && parts[0] instanceof Error // failed, which the panel "Interactions" shows
    if (!isOfPlay && !OF_THE_TEST.some((start) => line.startsWith(start))) seen.push(line)
    original(...parts)
  }
  return () => {
    console.error = original
  }
}

/** Errors since the last call. */
export function takeConsoleErrors(): string[] {
  return seen.splice(0)
}
