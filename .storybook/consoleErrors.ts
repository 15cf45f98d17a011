const seen: string[] = []

/**
 * React says these of the test's own presses, which run inside `act`: where one loads code, and where an answer arrives in the midst of
 * one, as it may on a busy machine. The product presses nothing inside `act`.
 */
const OF_THE_TEST = [
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act',
]

/** Collects what is written to console.error, which no story may do; gives the way back. */
export function watchConsole(): () => void {
  const original = console.error
  seen.length = 0
  console.error = (...parts: unknown[]) => {
    const line = parts.map(String).join(' ')
    if (!OF_THE_TEST.some((start) => line.startsWith(start))) seen.push(line)
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
