import { reads, useRead } from '@driver-trust/domain/data'
import { type Deadlines, driverVerdict } from '@driver-trust/domain/driver'
import { formatCount, localDay } from '@driver-trust/domain/text'
import { useKnownDocuments } from '../verdicts/useRowVerdicts.ts'

/** Why the driver still can't drive once they're cleared; nothing until their documents have been read. */
export function useCaveat(id: string | undefined): string | undefined {
  const { data: documents } = useRead(id === undefined ? null : reads.deadlines(id))
  if (!documents) return undefined
  const { kind, title } = verdictOnceCleared(documents.deadlines)
  return kind === 'can' ? undefined : `${title.replace(/^Can’t drive: /, 'They still can’t drive: ')}.`
}

/** How many of several drivers still can't drive once they're cleared, as far as their documents have been read. */
export function useBulkCaveat(people: readonly { id: string }[]): string | undefined {
  const known = useKnownDocuments()(people.map(({ id }) => id))
  const kinds = people.map(({ id }) => {
    const read = known.get(id)
    return read === undefined || read === 'unread' ? 'unknown' : verdictOnceCleared(read).kind
  })
  const stopped = kinds.filter((kind) => kind === 'cannot').length
  const unchecked = kinds.filter((kind) => kind === 'unknown').length
  const sentences = [
    stopped > 0 && `${shareOf(stopped, people.length)} still can’t drive: expired documents.`,
    unchecked > 0 && `Documents not checked: ${shareOf(unchecked, people.length)}.`,
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

function verdictOnceCleared(deadlines: Deadlines['deadlines']) {
  return driverVerdict({ status: 'verified', deadlines, today: localDay(new Date()) })
}

function shareOf(count: number, all: number): string {
  return `${formatCount(count)} of these ${formatCount(all)}`
}
