import { reads, useRead } from '@driver-trust/domain/data'
import { type Deadlines, documentInSentence, documentsByUrgency, driverVerdict } from '@driver-trust/domain/driver'
import { countOf, formatCount, inWords, localDay } from '@driver-trust/domain/text'
import { useKnownDocuments } from '../verdicts/useRowVerdicts.ts'

/** Why the driver still can't drive once they're cleared; nothing until their documents have been read. */
export function useCaveat(id: string | undefined): string | undefined {
  const { data: documents } = useRead(id === undefined ? null : reads.deadlines(id))
  if (!documents) return undefined
  const { kind, title } = verdictOnceCleared(documents.deadlines)
  if (kind !== 'cannot') return kind === 'can' ? undefined : `${title}.`
  const expired = documentsByUrgency(documents.deadlines, localDay(new Date()))
    .filter(({ group }) => group === 'expired')
    .map(({ document }) => documentInSentence(document))
  return `They still can’t drive until their ${inWords(expired)} ${expired.length === 1 ? 'is' : 'are'} renewed.`
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
    stopped > 0 &&
      `${formatCount(stopped)} of these ${formatCount(people.length)} still can’t drive because a document has expired.`,
    unchecked > 0 && `The documents of ${countOf(unchecked, 'driver')} haven’t been checked.`,
  ]
  return sentences.filter(Boolean).join(' ') || undefined
}

function verdictOnceCleared(deadlines: Deadlines['deadlines']) {
  return driverVerdict({ status: 'verified', deadlines, today: localDay(new Date()) })
}
