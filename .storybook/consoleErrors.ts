import { mocked, spyOn } from 'storybook/test'

/**
 * React logs these for the test's own clicks, which run inside `act`: when a click loads code, or an answer arrives
 * during one, as on a busy machine. The product never uses `act`.
 */
const OF_THE_TEST = [
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act',
]

/** Notes what is written to console.error, which no story may do, until the next one starts. */
export const watchConsole = () => spyOn(console, 'error').mockName('spy') // by which "Actions" leaves its calls to us

/** Errors of this story. */
export function consoleErrors(): string[] {
  const { calls } = mocked(console.error).mock
  return calls
    .filter(([only, ...more]) => !(only instanceof Error && more.length === 0)) // a failed play, which the panel "Interactions" shows
    .map((parts) => parts.map(String).join(' '))
    .filter((line) => !OF_THE_TEST.some((start) => line.startsWith(start)))
}
