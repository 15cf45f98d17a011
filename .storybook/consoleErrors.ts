import { spyOn } from 'storybook/test'

/**
 * React logs these for the test's own clicks, which run inside `act`: when a click loads code, or an answer arrives
 * during one, as on a busy machine. The product never uses `act`.
 */
const OF_THE_TEST = [
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act',
]

let written: readonly unknown[][] = []

/** Watches console.error, to which no story may write, until Storybook restores it before the next one. */
export function watchConsole(): void {
  written = spyOn(console, 'error').mock.calls
}

/** What the story has written there. */
export function consoleErrors(): string[] {
  const isOfPlay = ([first, ...others]: unknown[]) => others.length === 0 && first instanceof Error // failed, which the panel "Interactions" shows
  const lines = written.filter((call) => !isOfPlay(call)).map((call) => call.map(String).join(' '))
  return lines.filter((line) => !OF_THE_TEST.some((start) => line.startsWith(start)))
}
