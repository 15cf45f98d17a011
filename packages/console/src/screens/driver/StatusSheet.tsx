import {
  deadlineDocumentLabels,
  deadlineDocuments,
  deadlineState,
  displayName,
  formatDriverId,
  localDay,
  type Named,
  statusLabel,
} from '@driver-trust/domain'
import { useDeadlines } from '@driver-trust/domain/data'
import { PrintSheet } from '@driver-trust/ui/print-sheet'
import { formatDay } from '../../format/formatDay.ts'
import { PRODUCT } from '../../product.ts'
import { sheet, sheetCell, sheetTable } from './driverScreen.css.ts'

interface StatusSheetProps {
  person: Named & { id: string; dtId?: number | undefined }
  organisationName: string
  status: string | undefined
}

/** What comes out of the printer: one page with who it is, the status, and what runs out when. */
export function StatusSheet({ person, organisationName, status }: StatusSheetProps) {
  const deadlines = useDeadlines(person.id)
  const today = localDay(new Date())
  const facts = [
    ['Driver ID', person.dtId === undefined ? '–' : formatDriverId(person.dtId)],
    ['Organisation', organisationName],
    ['Status', status === undefined ? '–' : statusLabel(status)],
  ] as const
  return (
    <PrintSheet>
      <div className={sheet}>
        <div>
          <p>{`${PRODUCT} · Status sheet of ${formatDay(today)}`}</p>
          <strong>{displayName(person)}</strong>
        </div>
        <Lines lines={facts} />
        {deadlines.data && (
          <Lines
            lines={deadlineDocuments.map((document) => {
              const deadline = deadlines.data?.deadlines[document]
              const day = formatDay(deadline)
              const { label } = deadlineState(deadline, today)
              return [deadlineDocumentLabels[document], day ? `${day}: ${label}` : label] as const
            })}
          />
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
            <td className={sheetCell}>{detail}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
