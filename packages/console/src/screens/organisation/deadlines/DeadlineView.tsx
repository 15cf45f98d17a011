import {
  type CheckedDriver,
  type DueFilter,
  deadlinesCalendar,
  deadlinesCsv,
  dueCounts,
  dueDrivers,
  dueFilters,
  dueLabels,
} from '@driver-trust/domain/driver'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { countOf, formatCount, localDay } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { CalendarIcon, DownloadIcon, PrintIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { toast } from '@driver-trust/ui/toast'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { formatDay } from '../../../DateText.tsx'
import { saveText } from '../../../download.ts'
import { Loaded } from '../../../load/Loaded.tsx'
import { useList } from '../../../people/listContext.tsx'
import { PageBar } from '../../../people/PageBar.tsx'
import { rowKey } from '../../../people/selection.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { timeLeft } from '../../../verdicts/CheckButton.tsx'
import { useBranchVerdicts } from '../../../verdicts/useBranchVerdicts.ts'
import { DeadlineTable } from './DeadlineTable.tsx'
import { bar, filters, onPaperOnly, onScreenOnly, progress } from './deadlines.css.ts'
import { type DeadlineScan, NOBODY, useChecked, useDeadlineScan } from './useDeadlineScan.ts'

/** The drivers of an organisation and its branch whose documents have expired, expire soon or are missing. */
export function DeadlineView() {
  const { organisation, isBranch, search, change, request } = useList()
  const scan = useDeadlineScan(request)
  const { checked, isShared, isVerifiedKnown } = useSharedDocuments(scan)
  const rows = dueDrivers(checked, search.due)
  const total = scan.page.data?.total ?? 0
  const isPart = (due: DueFilter | undefined) =>
    checked.length < total && !(due === 'verified_expired' && isVerifiedKnown)
  const coverage = isPart(search.due) ? `${formatCount(checked.length)} of ${countOf(total, 'driver')}` : undefined
  return (
    <Stack gap="4">
      <div className={onScreenOnly}>
        <Stack gap="4">
          <Inline gap="3" justify="between" className={bar}>
            <ScanBar scan={scan} checked={checked.length} total={total} rows={rows} />
            <Exports {...{ organisation, isBranch, rows, coverage }} due={search.due} />
          </Inline>
          {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
          <Inline>
            <DueFilters checked={checked} isPart={isPart} value={search.due} onChange={(due) => change({ due })} />
          </Inline>
        </Stack>
      </div>
      <p className={onPaperOnly}>
        {[
          `Deadlines of ${organisation.name}${isBranch ? ' with sub-organisations' : ''}`,
          search.due ? dueLabels[search.due] : 'Expired, within 90 days, or missing',
          formatDay(localDay(new Date())),
          coverage && `checked so far: ${coverage}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Loaded of={scan.page} pending={<Skeleton width="100%" height={220} />}>
        {({ items, pageSize }) =>
          items.length === 0 ? (
            <EmptyState
              title="No drivers yet"
              description="Drivers whose documents need attention will be listed here."
            />
          ) : (
            <Stack gap="4">
              <DeadlineTable
                caption={`Deadlines of ${organisation.name}`}
                rows={rows}
                nothing={nothingText(search.due, coverage)}
                hasSeveralOrganisations={isBranch}
                isChecking={scan.done < scan.total}
              />
              {scan.state === 'page' && !isShared && (
                <div className={onScreenOnly}>
                  <PageBar pageSize={pageSize} shown={items.length} total={total} busy={scan.page.isValidating} />
                </div>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

interface SharedDocuments {
  checked: readonly CheckedDriver[]
  isShared: boolean
  /** No document of a cleared driver is left to be read. */
  isVerifiedKnown: boolean
}

/**
 * The drivers whose documents are known: of the page, of the scan, and what the board's check has read. The board counts
 * along with a scan, which reads each document once for both.
 */
function useSharedDocuments(scan: DeadlineScan): SharedDocuments {
  const { check } = useBranchVerdicts({ isReady: false })
  const begun = useRef(false)
  const follow = useEffectEvent((state: DeadlineScan['state']) => {
    if (state === 'running' && (check.state === 'idle' || check.state === 'stopped')) {
      begun.current = true
      check.start()
    } else if (state === 'stopped' && begun.current) check.stop()
  })
  useEffect(() => follow(scan.state), [scan.state])
  const isFirst = check.state === 'running' && check.checkedAt === undefined // rows that keep coming would move the others
  const drivers = isFirst ? NOBODY : check.drivers
  const shared = useChecked(drivers, check.documents)
  const checked = useMemo(() => {
    const own = new Set(scan.checked.map(({ driver }) => rowKey(driver)))
    return [...scan.checked, ...shared.filter(({ driver }) => !own.has(rowKey(driver)))]
  }, [scan.checked, shared])
  const isVerifiedKnown = check.state === 'over' && check.missing === 0 && shared.length === drivers.length
  return { checked, isShared: shared.length > 0, isVerifiedKnown }
}

interface ScanBarProps {
  scan: DeadlineScan
  /** Drivers whose documents are known, of all that the view is about. */
  checked: number
  total: number
  rows: readonly CheckedDriver[]
}

/** How many drivers have been checked, and the scan of all of them: one line, whose button stays while its word changes. */
function ScanBar({ scan, checked, total, rows }: ScanBarProps) {
  const { state, failed, isListUnread, missing, start, stop } = scan
  if (state !== 'running' && (scan.page.data === undefined || total === 0)) return null
  const isAll = state === 'over' || checked >= total
  const all = Math.max(scan.total + missing, total)
  const known = checked >= all && all > 1 ? 'All' : `${formatCount(checked)} of`
  const rest = [
    failed > 0 && ` · ${formatCount(failed)} failed`,
    missing > 0 && ': the server ended the list early.',
    isListUnread && !isAll && ': the list couldn’t be loaded.',
  ]
  const action = { running: 'Cancel', stopped: 'Continue', page: `Check all ${formatCount(total)}`, over: '' }[state]
  return (
    <Inline gap="3">
      {state === 'running' ? (
        <ScanProgress scan={scan} checked={checked} total={total} />
      ) : (
        <Text as="p" size="13" tone="muted" tabular role="status">
          {`${known} ${countOf(all, 'driver')} checked${rest.filter(Boolean).join('')}`}
        </Text>
      )}
      {rows.length > 0 && (
        <Text as="p" size="13" tone="muted" tabular>
          {listedText(rows)}
        </Text>
      )}
      {failed > 0 && isAll && (
        <Button size="sm" onClick={start}>
          {`Check ${formatCount(failed)} again`}
        </Button>
      )}
      {!isAll && (
        <Button
          size="sm"
          variant={state === 'running' ? 'secondary' : 'primary'}
          onClick={state === 'running' ? stop : start}
        >
          {action}
        </Button>
      )}
    </Inline>
  )
}

/** "150 documents of 115 drivers listed": a driver can have several. */
function listedText(rows: readonly CheckedDriver[]): string {
  const documents = rows.reduce((sum, row) => sum + row.documents.length, 0)
  return `${countOf(documents, 'document')} of ${countOf(rows.length, 'driver')} listed`
}

function ScanProgress({ scan, checked, total }: Omit<ScanBarProps, 'rows'>) {
  const { failed, missing, listed, left } = scan
  const done = checked + failed
  const all = Math.max(scan.total, total)
  const isListing = listed < all && missing === 0
  const words = [
    `${formatCount(isListing ? listed : done)} of ${formatCount(all)}`,
    failed > 0 && `${formatCount(failed)} failed`,
    timeLeft(left),
  ]
  return (
    <ProgressBar
      label={isListing ? 'Reading the list of drivers' : 'Checking drivers'}
      value={isListing ? listed : done}
      max={all}
      text={words.filter(Boolean).join(' · ')}
      className={progress}
    />
  )
}

const ALL = 'all'

interface DueFiltersProps {
  checked: readonly CheckedDriver[]
  /** More documents are to be read, so that its number is the least. */
  isPart: (due: DueFilter | undefined) => boolean
  value: DueFilter | undefined
  onChange: (due: DueFilter | undefined) => void
}

/** The groups with their numbers of documents, among the drivers checked so far; without numbers while no driver is. */
function DueFilters({ checked, isPart, value, onChange }: DueFiltersProps) {
  const counts = dueCounts(checked)
  const numberOf = (filter: DueFilter | undefined) =>
    checked.length > 0 ? { count: counts[filter ?? 'all'], isMinimum: isPart(filter) } : undefined
  const shown = dueFilters.filter((filter) => filter !== 'unreadable' || counts.unreadable > 0 || value === filter)
  return (
    <SegmentedControl<DueFilter | typeof ALL>
      label="Deadline"
      size="sm"
      className={filters}
      options={[
        { value: ALL, label: 'All documents', ...numberOf(undefined) },
        ...shown.map((filter) => ({ value: filter, label: dueLabels[filter], ...numberOf(filter) })),
      ]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    />
  )
}

interface ExportsProps {
  organisation: OrganisationNode
  isBranch: boolean
  rows: readonly CheckedDriver[]
  due: DueFilter | undefined
  coverage: string | undefined
}

/** What is shown, as a table, as a calendar and on paper; files leave out organisations whose lists the user can't export. */
function Exports({ organisation, isBranch, rows, due, coverage }: ExportsProps) {
  const permissionsIn = usePermissions()
  const { exportList } = permissionsIn(organisation.id)
  const exported = rows.filter(({ driver }) => permissionsIn(driver.organizationId).exportList.allowed)
  const reason = disabledReasonOf(exportList) ?? (exported.length === 0 ? 'There is nothing to export yet.' : undefined)
  const save = (ending: 'csv' | 'ics') => {
    const text = ending === 'csv' ? deadlinesCsv(exported) : deadlinesCalendar(exported, new Date())
    const scope = isBranch ? 'with sub-organisations' : undefined
    const name = [
      'Deadlines',
      organisation.name,
      scope,
      due && dueLabels[due],
      coverage && `${coverage} checked`,
      localDay(new Date()),
    ]
    saveText(`${name.filter(Boolean).join(' ')}.${ending}`, text)
    const missing = [
      coverage && `It covers the ${coverage} checked so far.`,
      exported.length < rows.length && partText(exported.length, rows.length),
    ].filter(Boolean)
    if (missing.length > 0) toast.partly('Export incomplete', missing.join(' '))
  }
  return (
    <Inline gap="2">
      {isShown(exportList) && (
        <>
          <Button size="sm" iconStart={<DownloadIcon />} disabledReason={reason} onClick={() => save('csv')}>
            Export CSV
          </Button>
          <Button size="sm" iconStart={<CalendarIcon />} disabledReason={reason} onClick={() => save('ics')}>
            Export calendar
          </Button>
        </>
      )}
      <Button size="sm" iconStart={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
    </Inline>
  )
}

/** Why no row is shown. */
function nothingText(due: DueFilter | undefined, coverage: string | undefined): string {
  const nothing = due
    ? 'No documents match this filter.'
    : 'No document has expired, expires within 90 days or is missing.'
  return coverage ? `${nothing} ${coverage} checked so far.` : nothing
}

function partText(exported: number, shown: number): string {
  return `${formatCount(exported)} of ${formatCount(shown)} drivers exported. You can’t export the drivers of some organisations.`
}
