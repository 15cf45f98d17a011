import { useData, useDeadlines, useRead } from '@driver-trust/domain/data'
import {
  activityDescription,
  activitySteps,
  activityTitle,
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  formatDriverId,
  statusText,
} from '@driver-trust/domain/driver'
import { displayName, HIDDEN, type PersonFields } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { PrintSheet } from '@driver-trust/ui/print-sheet'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { PRODUCT } from '../host/product.ts'
import { useToday } from '../host/useToday.ts'
import { formatDate, formatDay, formatMoment } from './formatDate.ts'
import { printedBy } from './printedBy.ts'
import { sheet, sheetCell, sheetName, sheetTable, sheetVerdict } from './statusSheet.css.ts'
import { MORE_ACTIVITY, useActivityNames } from './useActivityNames.ts'
import { type DriverVerdictProps, useDriverVerdict, wholeActivity } from './useDriverVerdict.ts'

interface StatusSheetProps {
  person: PersonFields & { id: string; organizationId: string; invitedBy?: string | undefined }
  organisationName: string
  /** Undefined if the driver's status couldn't be loaded. */
  listed: DriverVerdictProps['listed']
  /** What is missing is still being read. */
  isPartial?: boolean | undefined
  bans: DriverVerdictProps['bans']
  /** What holds in the person’s other organisations. */
  /** What holds in their other organisations, and a sentence if not all of it could be read. */
  elsewhere: { others: readonly { name: string; answer: string }[]; unread: string | undefined }
}

/** The printed page, for a file: whether the driver can drive at that time and what that rests on, all activity, and who printed it. */
export function StatusSheet({ person, organisationName, listed, isPartial, bans, elsewhere }: StatusSheetProps) {
  const { verdict } = useDriverVerdict({ driver: person, listed, bans })
  const deadlines = useDeadlines(person.id)
  const today = useToday()
  const { clock, documents } = useData()
  const now = formatMoment(clock.now().toISOString())
  const readAt = documents.oldest([person.id])
  const { user } = useViewer()
  const { requiredDocuments } = useHost()
  const missing = isPartial ? 'Still loading' : '–'
  const facts = [
    ...(verdict.since === undefined ? [] : [['Since', formatDate(verdict.since)] as const]),
    ...(verdict.notes.length > 0 ? [['Besides', verdict.notes.join('. ')] as const] : []),
    ...elsewhere.others.map(({ name, answer }) => [`Also in ${name}`, answer] as const),
    ...(elsewhere.unread ? [['Elsewhere', elsewhere.unread] as const] : []),
    ['Driver ID', person.dtId === undefined ? '–' : formatDriverId(person.dtId)],
    ['Status', listed ? statusText(listed.status, bans.origin?.name) : '–'],
    ['Organisation', organisationName],
    ['E-mail', person.isPersonalDataHidden || person.isEmailHidden ? HIDDEN : (person.email ?? missing)],
    ['Phone', person.isPersonalDataHidden ? HIDDEN : groupedPhone(person.phoneNumber ?? missing)],
    ['Created', person.createdAt === undefined ? missing : formatDate(person.createdAt)],
    ['Updated', person.updatedAt === undefined ? missing : formatDate(person.updatedAt)],
    ['Documents read', readAt === undefined || !deadlines.data ? '–' : formatMoment(new Date(readAt).toISOString())],
  ] as const
  return (
    <PrintSheet>
      <div className={sheet}>
        <div>
          <p>{`${PRODUCT} · Status sheet, ${now}`}</p>
          <p className={sheetName}>{displayName(person)}</p>
        </div>
        <div className={sheetVerdict}>
          <Lines lines={[['Verdict', verdict.title]]} />
        </div>
        <Lines lines={facts} />
        {deadlines.data ? (
          <Lines
            lines={deadlineDocuments.map((document) => {
              const deadline = deadlines.data?.[document]
              const day = formatDay(deadline)
              const isRequired = requiredDocuments.includes(document)
              const { label, group } = deadlineState(deadline, today)
              if (group === 'missing' && isRequired) return [deadlineDocumentLabels[document], 'Missing'] as const
              return [deadlineDocumentLabels[document], day ? `${label} (${day})` : label] as const
            })}
          />
        ) : (
          <p>We couldn’t load the documents’ deadlines.</p>
        )}
        <ActivityLines person={person} />
        <p>{printedBy(user).join(' · ')}</p>
      </div>
    </PrintSheet>
  )
}

/** All that happened, with who did it and when, newest first. */
function ActivityLines({ person }: Pick<StatusSheetProps, 'person'>) {
  const { data: log, error } = useRead(wholeActivity(person))
  const { byText, invitedText } = useActivityNames(log?.records ?? [], person.invitedBy)
  if (!log) return <p>{error ? 'We couldn’t load the activity.' : 'The activity is still loading.'}</p>
  return (
    <>
      <Lines
        lines={activitySteps(log.records).map((step) => {
          const { performedBy, createdAt } = step.record
          const by = byText(step.record) ?? (performedBy && `By user ${performedBy}`) // a file names somebody
          const what = [activityTitle(step), by, invitedText(step.record), activityDescription(step.record)]
          return [formatMoment(createdAt), what.filter(Boolean).join(' · ')] as const
        })}
      />
      {!log.isWhole && <p>{MORE_ACTIVITY}</p>}
    </>
  )
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <table className={sheetTable}>
      <tbody>
        {lines.map(([term, detail]) => (
          <tr key={`${term} ${detail}`}>
            <th scope="row" className={sheetCell}>
              {term}
            </th>
            <td className={sheetCell}>
              <bdi>{detail}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
