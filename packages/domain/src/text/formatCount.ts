const COUNT = new Intl.NumberFormat('en-GB')

/** A number of things as it is read: "20,000" (spec, section 3: Deadlines; section 2: page). */
export function formatCount(count: number): string {
  return COUNT.format(count)
}
