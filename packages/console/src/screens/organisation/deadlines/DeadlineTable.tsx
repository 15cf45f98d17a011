import {
  type CheckedDriver,
  documentSentence,
  formatDriverId,
  isVerifiedExpired,
  statusLabel,
  statusReason,
  statusTone,
  urgencyOf,
} from '@driver-trust/domain/driver'
import { displayName } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
import { Badge } from '@driver-trust/ui/badge'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Field } from '@driver-trust/ui/field'
import { Inline } from '@driver-trust/ui/inline'
import { LinkProvider } from '@driver-trust/ui/link'
import { Select } from '@driver-trust/ui/select'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, type Sorting, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { media } from '@driver-trust/ui/theme'
import { Truncate } from '@driver-trust/ui/truncate'
import { useMedia } from '@driver-trust/ui/use-media'
import { useCallback, useMemo, useState } from 'react'
import { formatDay } from '../../../DateText.tsx'
import { useShowMore } from '../../../load/useShowMore.tsx'
import { RowLink, useShownDriver } from '../../../people/beside.tsx'
import { NameText, RowSign } from '../../../people/cells.tsx'
import { Explained } from '../../../people/columns.tsx'
import { lines } from '../../../people/lists.css.ts'
import { useNotedOrder } from '../../../people/Neighbours.tsx'
import { rowKey as keyOf } from '../../../people/selection.tsx'
import { driverRoute } from '../../driver/route.ts'
import { expired, onPaperOnly, signed } from './deadlines.css.ts'

interface DeadlineTableProps {
  caption: string
  rows: readonly CheckedDriver[]
  /** Said where there is no row. */
  nothing: string
  hasSeveralOrganisations: boolean
  /** More drivers are on their way. */
  isChecking: boolean
}

/** The orders, for a phone, where a table has no column headers. */
const SORTS = [
  { value: 'deadline', label: 'Deadline, most urgent first' },
  { value: 'name', label: 'Name' },
  { value: 'organisation', label: 'Organisation' },
]

const URGENCY: Sorting = { key: 'deadline', direction: 'ascending' }
const rowKey = ({ driver }: CheckedDriver) => keyOf(driver)

/** Drivers with the documents that need attention, most urgent first or sorted by a column. */
export function DeadlineTable({ caption, rows, nothing, hasSeveralOrganisations, isChecking }: DeadlineTableProps) {
  const [sorting, setSorting] = useState(URGENCY)
  const sorted = useMemo(() => sortedBy(rows, sorting), [rows, sorting])
  const { shown, more } = useShowMore(sorted)
  const isPhone = useMedia(media.phone)
  const columns = useMemo(() => columnsOf(hasSeveralOrganisations), [hasSeveralOrganisations])
  const onSort = useCallback((key: string) => setSorting((before) => nextSorting(before, key)), [])
  useNotedOrder(sorted)
  const beside = useShownDriver()
  return (
    <LinkProvider component={RowLink}>
      <Stack gap="3">
        {isPhone && rows.length > 1 && (
          <Field label="Sort by" dense>
            {(control) => (
              <Select
                {...control}
                size="sm"
                options={hasSeveralOrganisations ? SORTS : SORTS.slice(0, 2)}
                value={sorting.key}
                onChange={(key) => setSorting({ key, direction: 'ascending' })}
              />
            )}
          </Field>
        )}
        <Table
          caption={caption}
          columns={columns}
          rows={shown}
          rowKey={rowKey}
          current={beside && keyOf(beside)}
          sorting={sorting}
          onSort={onSort}
          busy={isChecking}
          loadingRows={isChecking && rows.length === 0 ? 5 : 0}
          empty={<EmptyState kind="no-results" title="No deadlines" description={nothing} />}
        />
        {more && <Inline>{more}</Inline>}
        {more && (
          <p
            className={onPaperOnly}
          >{`The first ${formatCount(shown.length)} of ${formatCount(rows.length)} drivers.`}</p>
        )}
      </Stack>
    </LinkProvider>
  )
}

function nextSorting({ key, direction }: Sorting, chosen: string): Sorting {
  if (key !== chosen) return { key: chosen, direction: 'ascending' }
  return { key, direction: direction === 'ascending' ? 'descending' : 'ascending' }
}

const COLLATOR = new Intl.Collator('en-GB')

const ORDERS: Record<string, (one: CheckedDriver, other: CheckedDriver) => number> = {
  name: (one, other) => COLLATOR.compare(displayName(one.driver), displayName(other.driver)),
  organisation: (one, other) => COLLATOR.compare(one.driver.organizationName, other.driver.organizationName),
  deadline: (one, other) => firstDays(one) - firstDays(other),
}

function firstDays({ documents: [first] }: CheckedDriver): number {
  return first ? urgencyOf(first) : Number.MAX_SAFE_INTEGER
}

function sortedBy(rows: readonly CheckedDriver[], { key, direction }: Sorting): readonly CheckedDriver[] {
  const order = ORDERS[key]
  const sign = direction === 'ascending' ? 1 : -1
  return order ? rows.toSorted((one, other) => sign * order(one, other)) : rows
}

function columnsOf(hasSeveralOrganisations: boolean): Column<CheckedDriver>[] {
  const columns: (Column<CheckedDriver> | false)[] = [
    {
      id: 'name',
      header: 'Name',
      primary: true,
      sorts: [{ key: 'name', label: 'Name' }],
      cell: ({ driver, verdict }) => (
        <span className={signed}>
          <RowSign verdict={verdict} />
          <TextLink tone="quiet" href={driverRoute.href({ orgId: driver.organizationId ?? '', userId: driver.id })}>
            <NameText>{displayName(driver)}</NameText>
          </TextLink>
        </span>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      width: 184,
      phone: 'aside',
      cell: ({ driver, ...checked }) => (
        <Explained reason={statusReason(driver.status)}>
          <Badge tone={statusTone(driver.status)}>{statusLabel(driver.status)}</Badge>
          {isVerifiedExpired({ driver, ...checked }) && (
            <Badge tone="error" className={expired}>
              Expired document
            </Badge>
          )}
        </Explained>
      ),
    },
    {
      id: 'deadline',
      header: 'Deadline',
      width: 344,
      phone: 'below',
      sorts: [{ key: 'deadline', label: 'Deadline' }],
      cell: ({ documents }) => <Documents documents={documents} />,
    },
    {
      id: 'driver-id',
      header: 'Driver ID',
      width: 92,
      phone: 'line',
      cell: ({ driver: { dtId } }) => (
        <Text size="13" tabular>
          {dtId === undefined ? '–' : formatDriverId(dtId)}
        </Text>
      ),
    },
    hasSeveralOrganisations && {
      id: 'organisation',
      header: 'Organisation',
      phone: 'line',
      sorts: [{ key: 'organisation', label: 'Organisation' }],
      cell: ({ driver }) => <Truncate>{driver.organizationName}</Truncate>,
    },
  ]
  return columns.filter((column) => column !== false)
}

/** One line for each document, with its exact date. */
function Documents({ documents }: Pick<CheckedDriver, 'documents'>) {
  return (
    <span className={lines}>
      {documents.map((each) => (
        <Text key={each.document} size="13" tone={each.tone === 'neutral' ? 'muted' : toneOf(each.tone)}>
          {documentSentence(each)}
          {each.days !== undefined && (
            <Text size="12" tone="muted">
              {' · '}
              <Text size="12" tabular>
                {formatDay(each.deadline)}
              </Text>
            </Text>
          )}
        </Text>
      ))}
    </span>
  )
}

function toneOf(tone: CheckedDriver['documents'][number]['tone']): 'error' | 'warning' {
  return tone === 'error' ? 'error' : 'warning'
}
