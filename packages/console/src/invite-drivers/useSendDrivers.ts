import {
  loadInvitationsSince,
  loadNewestInvitation,
  type NewestInvitation,
  useData,
  type Writes,
} from '@driver-trust/domain/data'
import { isStatus, mayHaveHappened } from '@driver-trust/domain/http'
import {
  canonicalCsv,
  hasErrors,
  inviteRowOf,
  type NewInvitations,
  type RowOutcome,
  rowOutcomes,
  sendableRows,
  type ValidatedRow,
} from '@driver-trust/domain/import'
import type { BulkInviteResult } from '@driver-trust/domain/invitation'
import type { FormErrors } from '@driver-trust/domain/struct'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { useOnce } from '../form/useOnce.ts'
import { UNSENT } from '../form/useSendOnce.ts'
import { useSubmit } from '../form/useSubmit.ts'
import { useUnsavedGuard } from '../routing/useUnsavedGuard.ts'
import { type Attempt, type InviteDraft, MAX_KEPT_ROWS } from './useInviteDraft.ts'

export interface SentDrivers {
  result: BulkInviteResult
  outcomes: readonly RowOutcome[]
  batchId: string | undefined
  /** Duplicate invitations of a driver: browsers repeat a request if the connection breaks, and a server may process both. */
  extraIds: readonly string[]
}

export interface SendingDrivers {
  /** What is in progress, in words. */
  phase: string | undefined
  sent: SentDrivers | undefined
  send: (rows: readonly ValidatedRow[], how: 'rows' | 'file', file?: Blob) => Promise<FormErrors | undefined>
  reset: () => void
}

interface SendDriversOptions {
  organisationId: string
  draft: InviteDraft
  onSending: (() => void) | undefined
}

const REFUSED: FormErrors = { [FORM_ERROR]: 'The server couldn’t read these rows, so nobody was invited.' }
const UNCHECKED: FormErrors = {
  [FORM_ERROR]:
    'We couldn’t check who has already been invited, so nothing was sent. What you typed is kept. Try again.',
}
const UNSEEN: FormErrors = {
  [FORM_ERROR]:
    'Some of these drivers may already have been invited, but their details are hidden from you, so we can’t tell which. Check the “Invited” list, remove their rows and send the others.',
}

/**
 * Sends the valid rows, then reads back the outcome of each. A list that was never answered may have been processed: before it is sent
 * again, also after a reload, drivers invited since are looked up, and only the others are sent.
 */
export function useSendDrivers({ organisationId, draft, onSending }: SendDriversOptions): SendingDrivers {
  const { client, session, log } = useData()
  const submit = useSubmit()
  const [phase, setPhase] = useState<string>()
  const [sent, setSent] = useState<SentDrivers>()
  useUnsavedGuard(phase !== undefined, 'running')

  const unknown = (error: unknown) => {
    log.error(error)
    return undefined
  }
  /** If the newest invitation can't be read, new ones are looked for by date; a day allows for clocks that differ. */
  const sinceYesterday = (error: unknown): NewestInvitation => {
    log.error(error)
    return { id: undefined, createdAt: new Date(Date.now() - 86_400_000).toISOString() }
  }

  const { once } = useOnce()
  const send: SendingDrivers['send'] = async (rows, how, file) => {
    onSending?.()
    const lifetime = session.lifetime()
    const good = sendableRows(rows)
    const phones = phonesOf(good)
    const attempt = isDecided(draft.attempt, phones) ? undefined : draft.attempt
    const load = (known: NewestInvitation, expected: number) =>
      loadInvitationsSince(client, organisationId, {
        known,
        sent: good.length,
        signal: lifetime,
        isListed: (found) => countAmong(found, good) >= expected || found.invitations.some(isMasked),
      })
    try {
      setPhase(attempt ? 'Checking who has already been invited…' : 'Sending…')
      const known = attempt ?? (await loadNewestInvitation(client, organisationId, lifetime).catch(sinceYesterday))
      const before = attempt && { ...(await load(known, 1)), phones: attempt.phones }
      if (before && !before.isWhole) return UNCHECKED
      if (before && isUncertain(before, phones)) {
        draft.keepAttempt({ ...known, phones: phones.slice(0, MAX_KEPT_ROWS), isAsked: true })
        return UNSEEN
      }
      const taken = before ? invitedAmong(before, good) : new Set<ValidatedRow>()
      const rest = good.filter((row) => !taken.has(row))
      let result = resultOf(before, taken)
      if (rest.length > 0) {
        setPhase('Sending…')
        const tried = [...new Set([...(attempt?.phones ?? []), ...phones])]
        draft.keepAttempt({ ...known, phones: tried.slice(0, MAX_KEPT_ROWS), isAsked: false })
        const answer = await invite(submit, { organisationId, rest, how, file: before ? undefined : file })
        if ('errors' in answer) {
          if (!answer.mayHaveHappened) draft.keepAttempt(attempt)
          return answer.errors
        }
        result = sum(result, answer.result)
      }
      setPhase('Checking the results…')
      const expected = result.invited + result.skipped
      const found = isMark(known) ? await load(known, expected).catch(unknown) : undefined
      const created = found && { ...found, isWhole: found.isWhole && countAmong(found, good) >= expected }
      draft.forget()
      const repeated = rows.filter((row) => !hasErrors(row)).length - good.length
      setSent({
        result: { ...result, duplicated: result.duplicated + repeated },
        outcomes: rowOutcomes(rows, created),
        ...batchOf(good, created),
      })
      return undefined
    } catch (error) {
      log.error(error)
      return draft.attempt ? UNCHECKED : { [FORM_ERROR]: UNSENT }
    } finally {
      setPhase(undefined)
    }
  }
  return { phase, sent, send: (...list) => once(() => send(...list)), reset: () => setSent(undefined) }
}

const isMasked = ({ isPersonalDataHidden }: NewInvitations['invitations'][number]) => isPersonalDataHidden === true

/** How many of the rows are among the invitations, by phone number. */
function countAmong({ invitations }: NewInvitations, rows: readonly ValidatedRow[]): number {
  const listed = new Set(invitations.map(({ phoneNumber }) => phoneNumber))
  return new Set(rows.flatMap(({ phone }) => (phone !== undefined && listed.has(phone) ? [phone] : []))).size
}

/** False for a date alone: what was invited within a day isn't all of this list. */
const isMark = ({ id, createdAt }: NewestInvitation) => id !== undefined || createdAt === undefined

const phonesOf = (rows: readonly ValidatedRow[]) => rows.flatMap(({ phone }) => phone ?? [])

/** True if the user has removed rows since being asked to: only they could tell who had been invited. */
function isDecided(attempt: Attempt | undefined, phones: readonly string[]): boolean {
  const left = new Set(phones)
  return attempt?.isAsked === true && !attempt.phones.every((phone) => left.has(phone))
}

/** The invitations since a list was sent, and its numbers. */
type SinceAttempt = NewInvitations & Pick<Attempt, 'phones'>

/** As many masked ones as were sent are all of them: they can be counted, but not matched. Of a long list not all is kept. */
function isAll({ invitations, phones }: SinceAttempt): boolean {
  return invitations.filter(isMasked).length === phones.length && phones.length < MAX_KEPT_ROWS
}

/** True if masked invitations may be those of some of the numbers. */
function isUncertain(before: SinceAttempt, phones: readonly string[]): boolean {
  const tried = new Set(before.phones)
  return before.invitations.some(isMasked) && !isAll(before) && phones.some((phone) => tried.has(phone))
}

/** The rows whose drivers have been invited since. */
function invitedAmong(before: SinceAttempt, rows: readonly ValidatedRow[]): ReadonlySet<ValidatedRow> {
  const listed = before.invitations.map(({ phoneNumber }) => phoneNumber)
  const invited = new Set([...listed, ...(isAll(before) ? before.phones : [])])
  return new Set(rows.filter(({ phone }) => phone !== undefined && invited.has(phone)))
}

/** The outcome of the previous list, reconstructed from its invitations. */
function resultOf(before: SinceAttempt | undefined, taken: ReadonlySet<ValidatedRow>): BulkInviteResult {
  const failed = new Set(
    before?.invitations.filter(({ status }) => status === 'skipped').map((each) => each.phoneNumber),
  )
  const skipped = [...taken].filter(({ phone }) => failed.has(phone)).length
  return { invited: taken.size - skipped, skipped, duplicated: 0 }
}

function sum(one: BulkInviteResult, other: BulkInviteResult): BulkInviteResult {
  return {
    invited: one.invited + other.invited,
    skipped: one.skipped + other.skipped,
    duplicated: one.duplicated + other.duplicated,
  }
}

function batchOf(rows: readonly ValidatedRow[], created: NewInvitations | undefined) {
  const phones = new Set(rows.map(({ phone }) => phone))
  const ours = created?.invitations.filter(({ phoneNumber }) => phoneNumber && phones.has(phoneNumber)) ?? []
  const seen = new Set<string | undefined>()
  const extraIds = ours.flatMap(({ id, phoneNumber }) => {
    const isExtra = seen.has(phoneNumber)
    seen.add(phoneNumber)
    return isExtra ? [id] : []
  })
  return { batchId: ours[0]?.batchId, extraIds }
}

interface Inviting {
  organisationId: string
  rest: readonly ValidatedRow[]
  how: 'rows' | 'file'
  /** The file itself, if it can be sent unchanged. */
  file: Blob | undefined
}

type Invited = { result: BulkInviteResult } | { errors: FormErrors; mayHaveHappened: boolean }

async function invite(
  submit: ReturnType<typeof useSubmit>,
  { organisationId, rest, how, file }: Inviting,
): Promise<Invited> {
  const drivers = rest.map(inviteRowOf)
  let result: BulkInviteResult | undefined
  let failure: unknown
  const work = async (writes: Writes) => {
    const content = file ?? new Blob([canonicalCsv(drivers)], { type: 'text/csv' })
    const sending =
      how === 'rows'
        ? writes.inviteDrivers({ organizationId: organisationId, drivers })
        : writes.inviteDriversByCsv({ drivers_csv: content, organization_id: organisationId })
    result = await sending.catch((error: unknown) => {
      failure = error
      throw error
    })
  }
  const errors = await submit(work, { grant: 'inviteDrivers', organisationId, looksFirst: true })
  if (!errors && result) return { result }
  return {
    errors: isStatus(failure, 400) ? REFUSED : (errors ?? {}),
    mayHaveHappened: mayHaveHappened(failure),
  }
}
