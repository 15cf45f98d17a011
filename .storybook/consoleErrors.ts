const seen: string[] = []

/** Collects what is written to console.error, which no story may do; gives the way back. */
export function watchConsole(): () => void {
  const original = console.error
  seen.length = 0
  console.error = (...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '))
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
