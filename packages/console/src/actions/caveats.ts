import { useDeadlines, useDocuments, useRead } from '@driver-trust/domain/data'
import {
  activitySteps,
  answerOf,
  type Deadlines,
  documentInSentence,
  documentsByUrgency,
  driverVerdict,
  isBanned,
  isVerificationStatus,
  standingOf,
  statusText,
} from '@driver-trust/domain/driver'
import { countOf, formatCount, inWords } from '@driver-trust/domain/text'
import { wholeActivity } from '../person/useDriverVerdict.ts'
import { type Judging, useKnownJudging } from '../verdicts/useJudging.ts'
import type { AskedAction, PersonAction } from './PersonAction.ts'

/** True if the driver is cleared afterwards, so that only documents can still stop them. */
export function clears(action: PersonAction<never> | undefined): boolean {
  const { outcomes = [] } = action?.success ?? {}
  return outcomes.length > 0 && outcomes.every((status) => standingOf(status) === 'cleared')
}

/** The same for at least one answer, if the action has a form. */
export function canClear(action: AskedAction<never>): boolean {
  if (!('field' in action)) return clears(action)
  return action.field.options?.some(({ value }) => clears(action.choose(value))) === true
}

/** Why the driver still can't drive once they're cleared; nothing until their documents have been read. */
export function useCaveat(id: string | undefined): string | undefined {
  const { data: documents } = useDeadlines(id)
  const judging = useKnownJudging()
  if (!documents) return undefined
  const { kind, title, cause } = verdictOnceCleared(documents, judging)
  if (kind !== 'cannot') return kind === 'can' ? undefined : `${title}.`
  if (cause?.startsWith('missing')) return `They still can’t drive: ${title.slice(title.indexOf(': ') + 2)}.`
  const expired = documentsByUrgency(documents, judging.today)
    .filter(({ group }) => group === 'expired')
    .map(({ document }) => documentInSentence(document))
  return `They still can’t drive until their ${inWords(expired)} ${expired.length === 1 ? 'is' : 'are'} renewed.`
}

/** Which status a driver whose ban is lifted goes back to, and what that means; undefined if the activity doesn't say. */
export function useReturn(person: { id: string; organizationId?: string | undefined } | undefined): string | undefined {
  const { data: log } = useRead(
    person ? wholeActivity({ id: person.id, organizationId: person.organizationId ?? '' }) : null,
  )
  const { data: deadlines } = useDeadlines(person?.id)
  const { required, today } = useKnownJudging()
  const [last] = activitySteps(log?.isWhole ? log.records : []).filter(
    ({ record }) => record.action === 'changed_status',
  )
  const { before, record } = last ?? {}
  if (!person || !isBanned(record?.status ?? '') || !isVerificationStatus(before) || isBanned(before)) return undefined
  const verdict = driverVerdict({ status: before, deadlines, required, today })
  const { kind, document } = verdict
  const back = `They’ll go back to ${statusText(before).replace(/\.$/, '')}`
  if (kind === 'can') return `${back} and can drive.`
  if (kind !== 'cannot') return `${back}.`
  return document ? `${back}, but still can’t drive: ${answerOf(verdict)}.` : `${back}, so they still can’t drive.`
}

/** How many of several drivers still can't drive once they're cleared, as far as their documents have been read. */
export function useBulkCaveat(people: readonly { id: string }[]): string | undefined {
  const judging = useKnownJudging()
  const known = useDocuments(
    people.map(({ id }) => id),
    { urgency: 'nobody' },
  )
  const kinds = people.map(({ id }) => {
    const read = known.get(id)
    return read === undefined || read === 'unread' ? 'unknown' : verdictOnceCleared(read, judging).kind
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

function verdictOnceCleared(deadlines: Deadlines['deadlines'], { required, today }: Judging) {
  return driverVerdict({ status: 'verified', deadlines, required, today })
}
