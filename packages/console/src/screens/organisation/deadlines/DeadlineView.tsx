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
import { formatCount, localDay } from '@driver-trust/domain/text'
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
import { useEffect, useEffectEvent } from 'react'
import { formatDay } from '../../../DateText.tsx'
import { saveFile } from '../../../download.ts'
import { Loaded } from '../../../load/Loaded.tsx'
import { useList } from '../../../people/listContext.tsx'
import { PageBar } from '../../../people/PageBar.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { useBranchVerdicts } from '../../../verdicts/useBranchVerdicts.ts'
import { DeadlineTable } from './DeadlineTable.tsx'
import { bar, filters, onPaperOnly, onScreenOnly } from './deadlines.css.ts'
import { type DeadlineScan, useDeadlineScan } from './useDeadlineScan.ts'

/** The drivers of an organisation and its branch whose documents have expired, expire soon or are missing. */
export function DeadlineView() {
  const { organisation, isBranch, search, change, request } = useList()
  const scan = useDeadlineScan(request.call === 'users' ? request.query : undefined)
  const rows = dueDrivers(scan.checked, search.due)
  const total = scan.page.data?.total ?? 0
  const coverage = coverageOf(scan, total)
  useSharedDocuments(scan.state)
  return (
    <Stack gap="4">
      <div className={onScreenOnly}>
        <Stack gap="4">
          <Inline gap="3" justify="between" className={bar}>
            <ScanBar scan={scan} total={total} />
            <Exports {...{ organisation, isBranch, rows, scan, total }} due={search.due} />
          </Inline>
          {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
          <Inline>
            <DueFilters scan={scan} value={search.due} onChange={(due) => change({ due })} />
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
                hasSeveralOrganisations={isBranch}
                isChecking={scan.done < scan.total}
              />
              {scan.state === 'page' && (
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

/** After a scan every document is known, so the board's figures needn't wait for a check of their own. */
function useSharedDocuments(scan: DeadlineScan['state']) {
  const { check } = useBranchVerdicts({ isReady: false })
  const takeOver = useEffectEvent(() => {
    if (check.state === 'idle' || check.state === 'stopped') check.start()
  })
  useEffect(() => {
    if (scan === 'over') takeOver()
  }, [scan])
}

/** How many drivers have been checked, and the scan of all of them. */
function ScanBar({ scan, total }: { scan: DeadlineScan; total: number }) {
  const { state, done, failed, missing, listed, secondsLeft, start, stop } = scan
  if (state === 'running') {
    const all = Math.max(scan.total, total)
    const isListing = listed < all && missing === 0
    const words = [
      `${formatCount(isListing ? listed : done)} of ${formatCount(all)}`,
      failed > 0 && `${formatCount(failed)} failed`,
      secondsLeft !== undefined && leftText(secondsLeft),
    ]
    return (
      <Stack gap="2">
        <ProgressBar
          label={isListing ? 'Reading the list of drivers' : 'Checking drivers'}
          value={isListing ? listed : done}
          max={all}
          text={words.filter(Boolean).join(' · ')}
        />
        <Inline>
          <Button size="sm" onClick={stop}>
            Cancel
          </Button>
        </Inline>
      </Stack>
    )
  }
  if (scan.page.data === undefined || total === 0) return null
  const isAll = state === 'over' || done - failed >= total
  const all = formatCount(Math.max(scan.total + missing, total))
  const rest = `${failed > 0 ? ` · ${formatCount(failed)} failed` : ''}${missing > 0 ? ': the server ended the list early.' : ''}`
  return (
    <Inline gap="3">
      <Text as="p" size="13" tone="muted" tabular role="status">
        {`${formatCount(done - failed)} of ${all} drivers checked${rest}`}
      </Text>
      {failed > 0 && isAll && (
        <Button size="sm" onClick={start}>
          {`Check ${formatCount(failed)} again`}
        </Button>
      )}
      {!isAll && (
        <Button size="sm" variant="primary" onClick={start}>
          {state === 'stopped' ? 'Continue' : `Check all ${formatCount(total)}`}
        </Button>
      )}
    </Inline>
  )
}

/** "about 3 minutes left" */
function leftText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return 'less than a minute left'
  return minutes === 1 ? 'about a minute left' : `about ${formatCount(minutes)} minutes left`
}

const ALL = 'all'

interface DueFiltersProps {
  scan: DeadlineScan
  value: DueFilter | undefined
  onChange: (due: DueFilter | undefined) => void
}

/** The groups with their numbers of documents, among the drivers checked so far; without numbers while no driver is. */
function DueFilters({ scan, value, onChange }: DueFiltersProps) {
  const counts = dueCounts(scan.checked)
  const isCounted = scan.checked.length > 0
  const shown = dueFilters.filter((filter) => filter !== 'unreadable' || counts.unreadable > 0 || value === filter)
  return (
    <SegmentedControl<DueFilter | typeof ALL>
      label="Deadline"
      size="sm"
      className={filters}
      options={[
        { value: ALL, label: 'All documents', count: isCounted ? counts.all : undefined },
        ...shown.map((filter) => ({
          value: filter,
          label: dueLabels[filter],
          count: isCounted ? counts[filter] : undefined,
        })),
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
  scan: DeadlineScan
  /** All drivers that the view is about. */
  total: number
}

/** What is shown, as a table, as a calendar and on paper; files leave out organisations whose lists the user can't export. */
function Exports({ organisation, isBranch, rows, due, scan, total }: ExportsProps) {
  const permissionsIn = usePermissions()
  const { exportList } = permissionsIn(organisation.id)
  const exported = rows.filter(({ driver }) => permissionsIn(driver.organizationId).exportList.allowed)
  const reason = disabledReasonOf(exportList) ?? (exported.length === 0 ? 'There is nothing to export yet.' : undefined)
  const coverage = coverageOf(scan, total)
  const save = (ending: 'csv' | 'ics') => {
    const [text, type] =
      ending === 'csv'
        ? [deadlinesCsv(exported), 'text/csv']
        : [deadlinesCalendar(exported, new Date()), 'text/calendar']
    const scope = isBranch ? 'with sub-organisations' : undefined
    const name = [
      'Deadlines',
      organisation.name,
      scope,
      due && dueLabels[due],
      coverage && `${coverage} checked`,
      localDay(new Date()),
    ]
    saveFile(`${name.filter(Boolean).join(' ')}.${ending}`, new Blob([text], { type: `${type};charset=utf-8` }))
    const missing = [
      coverage && `Only ${coverage} checked.`,
      exported.length < rows.length && partText(exported.length, rows.length),
    ].filter(Boolean)
    if (missing.length > 0) toast.partly('Export not complete', missing.join(' '))
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

/** How many of all drivers have been checked; undefined once they all have. */
function coverageOf({ done, failed }: DeadlineScan, total: number): string | undefined {
  const checked = done - failed
  return checked < total ? `${formatCount(checked)} of ${formatCount(total)} drivers` : undefined
}

function partText(exported: number, shown: number): string {
  return `${formatCount(exported)} of ${formatCount(shown)} drivers exported. You can’t export the drivers of some organisations.`
}
