import { useData } from '@driver-trust/domain/data'
import {
  type CheckedDriver,
  type DueFilter,
  deadlineRows,
  deadlinesCalendar,
  dueCounts,
  dueDrivers,
  dueFilters,
  dueHeading,
  dueLabels,
  dueStepLabels,
  urgencyOf,
} from '@driver-trust/domain/driver'
import { displayName } from '@driver-trust/domain/people'
import { countOf, formatCount, once } from '@driver-trust/domain/text'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Field } from '@driver-trust/ui/field'
import { CalendarIcon, DownloadIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Select } from '@driver-trust/ui/select'
import type { TableSorting } from '@driver-trust/ui/table'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { usePrinting } from '@driver-trust/ui/use-printing'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { saveFile, saveRows } from '../../host/download.ts'
import { useShowMore } from '../../page/useShowMore.tsx'
import { rowKey } from '../../person/PersonRow.ts'
import { useBranchVerdicts } from '../../verdicts/useBranchVerdicts.ts'
import { useList } from '../listContext.ts'
import { PageBar } from '../PageBar.tsx'
import { MOST_AT_ONCE, selectAllOf } from '../useSelection.ts'
import { judgedFileName, sentences } from './exportJudged.ts'
import { findDrivers, useFind } from './findDrivers.ts'
import { JudgedList, ScopeNotice } from './JudgedList.tsx'
import { count, filters, head, headText, onPaper, onScreen } from './judged.css.ts'
import { ScanBar } from './ScanBar.tsx'
import { type DeadlineScan, NOBODY, useChecked, useDeadlineScan } from './useDeadlineScan.ts'

/** The drivers of an organisation and its branch whose documents have expired, expire soon or are missing. */
export function DeadlineList() {
  const { organisation, isBranch, definition, search, change, request } = useList()
  const { due } = search
  const { clock } = useData()
  const [text, setText] = useFind()
  const scan = useDeadlineScan(request)
  const { checked, isShared, isVerifiedKnown } = useSharedDocuments(scan)
  const found = useMemo(() => findDrivers(checked, text), [checked, text])
  const { everyone, order, select, isByUrgency } = useSorted(useMemo(() => dueDrivers(found, due), [found, due]))
  const { shown, more } = useShowMore(everyone, usePrinting() ? MOST_AT_ONCE : 0)
  const rows = useMemo(() => shown.map(({ driver }) => driver), [shown])
  const groups = isByUrgency ? stepsOf(everyone, shown, scan.state === 'running') : undefined
  const { items, total = 0, pageSize = 0 } = scan.page.data ?? {}
  const isPart = (filter: DueFilter | undefined) =>
    checked.length < total && !(filter === 'verified_expired' && isVerifiedKnown)
  const soFar = isPart(due) ? `${formatCount(checked.length)} of ${countOf(total, 'driver')}` : undefined
  const notice = request.call === 'none' ? undefined : request.notice
  const title = `Deadlines of ${organisation.name}`
  const today = clock.today()
  const fileOf = (ending: string) => {
    const words = [title, isBranch && 'with sub-organisations', due && dueLabels[due], text && `search ${text}`]
    return `${judgedFileName(words.filter(Boolean).join(' '), { coverage: sentences(notice, soFar && `${soFar} checked`), today })}.${ending}`
  }
  return (
    <JudgedList
      of={scan.page}
      {...{ text, rows, groups, everyone, order }}
      onSearch={setText}
      caption={title}
      coverage={sentences(notice, soFar && `It covers the ${soFar} checked so far`) || undefined}
      paper={[
        `${title}${isBranch ? ' with sub-organisations' : ''}`,
        due ? dueLabels[due] : 'Expired, within 90 days, or missing',
        notice?.replace(/\.$/, ''),
        soFar && `checked so far: ${soFar}`,
      ]}
      files={[
        {
          label: 'Export CSV',
          icon: <DownloadIcon />,
          save: (drivers) => saveRows(fileOf('csv'), deadlineRows(drivers)),
        },
        {
          label: 'Export calendar',
          icon: <CalendarIcon />,
          save: (drivers) => {
            const calendar = deadlinesCalendar(drivers, clock.now())
            saveFile(fileOf('ics'), new Blob([calendar], { type: 'text/calendar;charset=utf-8' }))
          },
        },
      ]}
      notices={
        <>
          <ScanBar scan={scan} checked={checked.length} total={total} rows={everyone} />
          <ScopeNotice notice={notice} />
          <DueFilters checked={found} isPart={isPart} value={due} onChange={(chosen) => change({ due: chosen })} />
          {everyone.length > 1 && select}
        </>
      }
      loadingRows={5}
      isFilling={scan.done < scan.total}
      empty={
        items?.length === 0 ? (
          <EmptyState title={definition.empty.title} description={definition.empty.description} />
        ) : (
          <EmptyState kind="no-results" title="No deadlines" description={nothingText(due, soFar)} />
        )
      }
      foot={
        <>
          {more && <More button={more} shown={shown.length} total={everyone.length} />}
          {scan.state === 'page' && !isShared && total > 0 && (
            <div className={onScreen}>
              <PageBar {...{ pageSize, total }} shown={items?.length ?? 0} busy={scan.page.isValidating} />
            </div>
          )}
        </>
      }
    />
  )
}

/** The button that shows more rows; a printout says how many it lacks instead. */
function More({ button, shown, total }: { button: ReactNode; shown: number; total: number }) {
  return (
    <>
      <Inline>{button}</Inline>
      {shown < total && <p className={onPaper}>{`The first ${formatCount(shown)} of ${countOf(total, 'driver')}.`}</p>}
    </>
  )
}

interface Order {
  /** For phones, where a table has no column headers. */
  label: string
  compare: (one: CheckedDriver, other: CheckedDriver) => number
}

const ORDERS: Readonly<Record<string, Order>> = {
  deadline: { label: 'Deadline, most urgent first', compare: (one, other) => urgency(one) - urgency(other) },
  name: {
    label: 'Name',
    compare: (one, other) => collator().compare(displayName(one.driver), displayName(other.driver)),
  },
  organisation: {
    label: 'Organisation',
    compare: ({ driver: one }, { driver: other }) => collator().compare(one.organizationName, other.organizationName),
  },
}

const collator = once(() => new Intl.Collator('en-GB'))

function urgency({ documents: [first] }: CheckedDriver): number {
  return first ? urgencyOf(first) : Number.MAX_SAFE_INTEGER
}

/** The rows in an order that is chosen in the table's head, or in a select on a phone. */
function useSorted(drivers: readonly CheckedDriver[]) {
  const { isBranch } = useList()
  const isPhone = useMedia(media.phone)
  const [sorting, setSorting] = useState<TableSorting>({ key: 'deadline', direction: 'ascending' })
  const { key, direction } = sorting
  const everyone = useMemo(() => {
    const sign = direction === 'ascending' ? 1 : -1
    return drivers.toSorted((one, other) => sign * (ORDERS[key]?.compare(one, other) ?? 0))
  }, [drivers, key, direction])
  const onSort = useCallback((key: string) => setSorting((before) => nextSorting(before, key)), [])
  const options = Object.entries(ORDERS).map(([value, { label }]) => ({ value, label }))
  const select = isPhone && (
    <Field label="Sort by" dense>
      {(control) => (
        <Select
          {...control}
          size="sm"
          options={options.filter(({ value }) => isBranch || value !== 'organisation')}
          value={key}
          onChange={(key) => setSorting({ key, direction: 'ascending' })}
        />
      )}
    </Field>
  )
  return { everyone, order: { sorting, onSort }, select, isByUrgency: key === 'deadline' && direction === 'ascending' }
}

/** Groups the shown drivers by when their first document expires. Each heading counts everyone of its group, shown or not; a single group has none. */
function stepsOf(everyone: readonly CheckedDriver[], shown: readonly CheckedDriver[], isGrowing: boolean) {
  const stepOf = ({ documents: [first] }: CheckedDriver) => (first ? dueHeading(first) : 'missing')
  const steps = Map.groupBy(everyone, stepOf)
  if (steps.size < 2) return undefined
  return [...Map.groupBy(shown, stepOf)].map(([step, drivers]) => {
    const all = steps.get(step) ?? drivers
    return {
      id: step,
      rows: drivers.map(({ driver }) => driver),
      select: selectAllOf(dueStepLabels[step], all, isGrowing),
      head: (
        <span className={head}>
          <span className={headText}>{dueStepLabels[step]}</span>
          <span className={count}>{formatCount(all.length)}</span>
        </span>
      ),
    }
  })
}

function nextSorting({ key, direction }: TableSorting, chosen: string): TableSorting {
  return { key: chosen, direction: key === chosen && direction === 'ascending' ? 'descending' : 'ascending' }
}

interface SharedDocuments {
  checked: readonly CheckedDriver[]
  isShared: boolean
  /** The documents of all cleared drivers have been read. */
  isVerifiedKnown: boolean
}

/**
 * The drivers whose documents are known: of the page, of the scan, and what the board's check has read. The board counts
 * along with a scan, which reads each document once for both.
 */
function useSharedDocuments(scan: DeadlineScan): SharedDocuments {
  const { check } = useBranchVerdicts(useList(), { isReady: false })
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

const ALL = 'all'

interface DueFiltersProps {
  checked: readonly CheckedDriver[]
  /** Documents are still unread, so the number shown is a minimum. */
  isPart: (due: DueFilter | undefined) => boolean
  value: DueFilter | undefined
  onChange: (due: DueFilter | undefined) => void
}

/** Only offered while they are chosen, which only an address can do. */
const RARE: readonly DueFilter[] = ['unreadable', 'today', 'tomorrow', 'week']

/** The groups with their numbers of documents, among the drivers checked so far; without numbers while no driver is. */
function DueFilters({ checked, isPart, value, onChange }: DueFiltersProps) {
  const counts = dueCounts(checked)
  const numberOf = (filter: DueFilter | undefined) =>
    checked.length > 0 ? { count: counts[filter ?? 'all'], isMinimum: isPart(filter) } : undefined
  const shown = dueFilters.filter(
    (filter) => !RARE.includes(filter) || value === filter || (filter === 'unreadable' && counts.unreadable > 0),
  )
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

/** Why no row is shown. */
function nothingText(due: DueFilter | undefined, coverage: string | undefined): string {
  const nothing = due
    ? 'No documents match this filter.'
    : 'No document has expired, expires within 90 days or is missing.'
  return coverage ? `${nothing} ${coverage} checked so far.` : nothing
}
