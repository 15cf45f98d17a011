const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' })

/** "12 Mar 2026" in the reader's zone; "Unknown" for what is no date. */
export function formatDate(iso: string | undefined): string {
  return formatted(DAY, iso) ?? 'Unknown'
}

/** The exact time in words, or undefined for what is no date. */
export function formatExactTime(iso: string | undefined): string | undefined {
  return formatted(EXACT, iso)
}

function formatted(format: Intl.DateTimeFormat, iso: string | undefined): string | undefined {
  const time = iso === undefined ? Number.NaN : Date.parse(iso)
  return Number.isNaN(time) ? undefined : format.format(time)
}
