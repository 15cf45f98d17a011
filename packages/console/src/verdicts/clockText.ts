const UNITS = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const

/** How far the clock is off, in the largest unit that gives more than one. */
export function clockText(minutes: number): string {
  const [unit, length] = UNITS.find(([, each]) => Math.abs(minutes) >= 2 * each) ?? ['minutes', 1]
  return `This device’s clock is ${Math.round(Math.abs(minutes) / length)} ${unit} ${minutes > 0 ? 'fast' : 'slow'}.`
}
