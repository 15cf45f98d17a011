import { reads, useRead } from '@driver-trust/domain/data'
import {
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  formatDriverId,
  statusText,
} from '@driver-trust/domain/driver'
import { displayName, type Named } from '@driver-trust/domain/people'
import { groupedPhone } from '@driver-trust/domain/phone'
import { localDay } from '@driver-trust/domain/text'
import { PrintSheet } from '@driver-trust/ui/print-sheet'
import { formatDate, formatDay } from '../../DateText.tsx'
import { PRODUCT } from '../../product.ts'
import type { DriverFactsProps } from './DriverFacts.tsx'
import { type DriverVerdictProps, useDriverVerdict } from './DriverVerdict.tsx'
import { sheet, sheetCell, sheetName, sheetTable, sheetVerdict } from './driverScreen.css.ts'

interface StatusSheetProps {
  person: Named & DriverFactsProps['person'] & { id: string; organizationId: string }
  organisationName: string
  /** Undefined if the driver's status couldn't be loaded. */
  listed: DriverVerdictProps['listed']
  /** The organisation that an inherited ban comes from, if known. */
  bannedBy: string | undefined
}

const HIDDEN = 'Hidden'

/** The printed page: whether the driver can drive on that day, their status, and when their documents expire. */
export function StatusSheet({ person, organisationName, listed, bannedBy }: StatusSheetProps) {
  const { verdict } = useDriverVerdict({ driver: person, listed, bannedBy })
  const deadlines = useRead(reads.deadlines(person.id))
  const today = localDay(new Date())
  const facts = [
    ['Driver ID', person.dtId === undefined ? '–' : formatDriverId(person.dtId)],
    ['Status', listed ? statusText(listed.status, bannedBy) : '–'],
    ['Organisation', organisationName],
    ['E-mail', person.isPersonalDataHidden || person.isEmailHidden ? HIDDEN : (person.email ?? '–')],
    ['Phone', person.isPersonalDataHidden ? HIDDEN : groupedPhone(person.phoneNumber ?? '–')],
    ['Created', person.createdAt === undefined ? '–' : formatDate(person.createdAt)],
    ['Updated', person.updatedAt === undefined ? '–' : formatDate(person.updatedAt)],
  ] as const
  return (
    <PrintSheet>
      <div className={sheet}>
        <div>
          <p>{`${PRODUCT} · Status sheet, ${formatDay(today)}`}</p>
          <p className={sheetName}>{displayName(person)}</p>
        </div>
        <div className={sheetVerdict}>
          <Lines lines={[['Verdict', verdict.title]]} />
        </div>
        <Lines lines={facts} />
        {deadlines.data ? (
          <Lines
            lines={deadlineDocuments.map((document) => {
              const deadline = deadlines.data?.deadlines[document]
              const day = formatDay(deadline)
              const { label } = deadlineState(deadline, today)
              return [deadlineDocumentLabels[document], day ? `${label} (${day})` : label] as const
            })}
          />
        ) : (
          <p>We couldn’t load the documents’ deadlines.</p>
        )}
      </div>
    </PrintSheet>
  )
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <table className={sheetTable}>
      <tbody>
        {lines.map(([term, detail]) => (
          <tr key={term}>
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
