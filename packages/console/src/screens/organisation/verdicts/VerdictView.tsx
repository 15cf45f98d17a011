import {
  type JudgedDriver,
  type VerdictFigures,
  verdictCauseLabel,
  verdictGroupLabels,
} from '@driver-trust/domain/driver'
import { countOf, formatCount, localDay } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { DownloadIcon, PrintIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkProvider } from '@driver-trust/ui/link'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { VerdictSign } from '@driver-trust/ui/verdict-sign'
import { useCallback, useMemo, useState } from 'react'
import { formatDate, formatDay } from '../../../DateText.tsx'
import { useHost, useMemory } from '../../../host.ts'
import { Loaded } from '../../../load/Loaded.tsx'
import { usePrinting } from '../../../load/usePrinting.ts'
import { RowLink } from '../../../people/beside.tsx'
import { type ListedPerson, VerdictContext } from '../../../people/cells.tsx'
import { FirstDrivers } from '../../../people/emptyLists.tsx'
import { ColumnsButton } from '../../../people/layout.tsx'
import { useList } from '../../../people/listContext.tsx'
import { useScrollRestoration } from '../../../people/listReturn.tsx'
import { useNotedOrder } from '../../../people/Neighbours.tsx'
import { usePeopleTable } from '../../../people/PeopleList.tsx'
import { useSearchPlaceholder } from '../../../people/SearchField.tsx'
import { BulkBar, rowKey } from '../../../people/selection.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../../../permission/usePermissions.ts'
import { coverageText, timeLeft } from '../../../verdicts/CheckButton.tsx'
import type { BranchVerdicts } from '../../../verdicts/useBranchVerdicts.ts'
import { saveVerdicts } from './saveVerdicts.ts'
import { useVerdictList, type VerdictSection } from './useVerdictList.ts'
import { count, foot, head, headText, onPaper, root, toolbar } from './verdictView.css.ts'

interface VerdictViewProps {
  view: 'cannot-drive' | 'can-drive'
}

/** Rows of each reason that stand there at once. */
const FIRST = 3
/** Rows of an open reason; the file has them all. */
const MOST = 500
/** A list as short as this is shown whole, and so is a single reason. */
const SHORT = 20

/** Everyone of the branch who can't drive today, by reason; or everyone who can. */
export function VerdictView({ view }: VerdictViewProps) {
  const group = view === 'cannot-drive' ? 'cannot' : 'can'
  const { organisation, isBranch, search } = useList()
  const [text, setText] = useKeptText(`search:${organisation.id}:${view}`)
  const placeholder = useSearchPlaceholder()
  const list = useVerdictList(view, text)
  const { verdicts } = list
  const { shown, everyone, toggle, isShort, isWhole, toggleAll } = useSections(list)
  const rows = useMemo(() => shown.flatMap((section) => section.rows), [shown])
  const found = useMemo(
    () =>
      new Map(
        everyone.map(({ driver, verdict }) => [rowKey(driver), { ...verdict, reason: sinceText(driver, verdict) }]),
      ),
    [everyone],
  )
  const verdictOf = useCallback((row: ListedPerson) => found.get(rowKey(row)) ?? UNKNOWN, [found])
  const { table, selection, bulkActions, popups } = usePeopleTable(rows)
  useNotedOrder(everyone)
  useScrollRestoration(!list.isLoading)
  const isSoon = search.due === 'within30'
  const what = isSoon ? `${verdictGroupLabels[group]}, documents expire within 30 days` : verdictGroupLabels[group]
  const title = `${what}: ${organisation.name}${isBranch ? ' with sub-organisations' : ''}`
  const coverage = coverageText(verdicts)
  const groups = shown.map((section) => ({
    id: section.id,
    rows: section.rows,
    head: (
      <SectionHead
        section={section}
        sign={section.id === 'soon' ? 'soon' : group}
        onToggle={section.drivers.length > FIRST && !isShort ? () => toggle(section.id) : undefined}
        isOpen={section.isOpen}
      />
    ),
  }))
  return (
    <LinkProvider component={RowLink}>
      <div className={root}>
        <div className={toolbar}>
          <SearchInput label="Find drivers" placeholder={placeholder} size="sm" value={text} onChange={setText} />
          {!isShort && (
            <Button size="sm" onClick={toggleAll}>
              {isWhole ? 'Show fewer' : `Show all ${formatCount(list.count)}`}
            </Button>
          )}
          <Tools list={list} title={title} everyone={everyone} coverage={coverage} group={group} />
        </div>
        <OnPaper list={list} title={title} text={text} />
        {list.missing && <InlineAlert tone="warning">{list.missing}</InlineAlert>}
        <UncheckedNotice verdicts={verdicts} />
        {verdicts.notice && <InlineAlert tone="neutral">{verdicts.notice}</InlineAlert>}
        <Loaded
          of={{
            data: list.isLoading ? undefined : shown,
            error: list.error,
            isValidating: false,
            mutate: async () => list.retry(),
          }}
          pending={<Table {...table} caption={title} sorting={undefined} rows={[]} loadingRows={8} />}
        >
          {() => (
            <VerdictContext value={verdictOf}>
              <Table
                {...table}
                caption={title}
                sorting={undefined}
                onSort={undefined}
                rows={rows}
                groups={groups}
                empty={<Nobody {...{ view, isSoon }} isSearch={text !== ''} figures={verdicts.figures} />}
              />
            </VerdictContext>
          )}
        </Loaded>
        <Foot verdicts={verdicts} />
      </div>
      <BulkBar selection={selection} actions={bulkActions} total={rows.length} shown={rows.length} />
      {popups}
    </LinkProvider>
  )
}

/** What the controls say on screen, with the day. */
function OnPaper({ list: { count, verdicts }, title, text }: Pick<ToolsProps, 'list' | 'title'> & { text: string }) {
  const day = formatDay(localDay(new Date()))
  const parts = [title, text && `search: ${text}`, countOf(count, 'driver'), day, coverageText(verdicts)]
  return <p className={onPaper}>{parts.filter(Boolean).join(' · ')}</p>
}

/** On how many documents the list rests; what starts and stops the check is on the board. */
function Foot({ verdicts }: { verdicts: BranchVerdicts }) {
  const { check } = verdicts
  return (
    <Text as="p" size="13" tone="muted" tabular className={foot}>
      {`${[coverageText(verdicts), check.state === 'running' && timeLeft(check.left)].filter(Boolean).join(', ')}.`}
    </Text>
  )
}

/** Says that the list may be incomplete; while the check is under way, the board does. */
function UncheckedNotice({ verdicts }: { verdicts: BranchVerdicts }) {
  const { check, figures } = verdicts
  const { documentChecks } = useHost()
  if (!figures || figures.unchecked === 0) return null
  const isUnderWay = check.state === 'running' || (check.state === 'idle' && figures.unchecked <= documentChecks)
  if (isUnderWay) return null
  const why =
    check.state === 'over'
      ? coverageText(verdicts)
      : `The documents of ${countOf(figures.unchecked, 'cleared driver')} haven’t been checked`
  return <InlineAlert tone="warning">{`${why}, so this list may be incomplete.`}</InlineAlert>
}

/** Which reasons are open, and the rows that this leaves on screen. */
function useSections({ sections, count, verdicts }: ReturnType<typeof useVerdictList>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(NONE)
  const isPrinting = usePrinting()
  const isOnly = sections.length === 1 && verdicts.check.state !== 'running' // then others may be to come
  const isShort = count <= SHORT || isOnly
  const isWhole = isPrinting || isShort || sections.every(({ id }) => open.has(id))
  const everyone = useMemo(() => sections.flatMap(({ drivers }) => drivers), [sections])
  const shown = useMemo(
    () =>
      sections.map((section) => {
        const isOpen = isWhole || open.has(section.id)
        return { ...section, isOpen, rows: section.drivers.slice(0, isOpen ? MOST : FIRST).map(driverOf) }
      }),
    [sections, open, isWhole],
  )
  const toggleAll = () => setOpen(isWhole ? NONE : new Set(sections.map(({ id }) => id)))
  return { shown, everyone, isShort, isWhole, toggleAll, toggle: (id: string) => setOpen(toggled(open, id)) }
}

/** Below its reason a row says since when: "3 days ago · 9 Mar 2026". */
function sinceText({ bannedAt }: JudgedDriver['driver'], { cause, document, reason }: JudgedDriver['verdict']): string {
  if (cause === undefined) return reason
  if (document?.days !== undefined) {
    const age = document.days === -1 ? 'Yesterday' : `${formatCount(-document.days)} days ago`
    return `${age} · ${formatDay(document.deadline)}`
  }
  if (bannedAt === undefined) return reason
  return reason === verdictCauseLabel(cause) ? `Since ${formatDate(bannedAt)}` : `${reason} · ${formatDate(bannedAt)}`
}

const NONE: ReadonlySet<string> = new Set()
const driverOf = ({ driver }: JudgedDriver): ListedPerson => driver

/** Only for a row that has just left the list. */
const UNKNOWN = {
  kind: 'unknown',
  group: 'unchecked',
  title: '',
  reason: 'Documents not checked',
  cause: undefined,
  since: undefined,
  notes: [],
  document: undefined,
  isSoon: false,
} as const

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

/** A text that is still there when the user comes back from a driver. */
function useKeptText(place: string): [string, (text: string) => void] {
  const { page } = useMemory()
  const [text, setText] = useState(() => String(page.get(place) ?? ''))
  return [
    text,
    (next) => {
      page.set(place, next)
      setText(next)
    },
  ]
}

interface SectionHeadProps {
  section: VerdictSection
  sign: 'cannot' | 'can' | 'soon'
  isOpen: boolean
  /** Undefined if everyone is shown anyway. */
  onToggle: (() => void) | undefined
}

/** A reason, how many it stops, and the way to all of them. */
function SectionHead({ section, sign, isOpen, onToggle }: SectionHeadProps) {
  const total = formatCount(section.drivers.length)
  return (
    <span className={head}>
      <VerdictSign verdict={sign} size="20" />
      <span className={headText}>{section.label}</span>
      <span className={count}>{total}</span>
      {section.detail && (
        <Text size="13" tone="muted">
          {section.detail}
        </Text>
      )}
      {isOpen && section.drivers.length > MOST && (
        <Text size="13" tone="muted">
          {`The first ${formatCount(MOST)} are shown; the CSV file has them all.`}
        </Text>
      )}
      {onToggle && (
        <Button size="sm" variant="tertiary" aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? 'Show fewer' : `Show all ${total}`}
        </Button>
      )}
    </span>
  )
}

interface ToolsProps {
  list: ReturnType<typeof useVerdictList>
  title: string
  everyone: readonly JudgedDriver[]
  coverage: string
  group: 'cannot' | 'can'
}

function Tools({ list, title, everyone, coverage, group }: ToolsProps) {
  const { organisation, layout } = useList()
  const permissionsIn = usePermissions()
  const { exportList } = permissionsIn(organisation.id)
  const exported = everyone.filter(({ driver }) => permissionsIn(driver.organizationId).exportList.allowed)
  const isPart =
    list.missing !== undefined || (list.verdicts.figures?.unchecked ?? 1) > 0 || exported.length < everyone.length
  const reason = disabledReasonOf(exportList) ?? (exported.length === 0 ? 'There is nothing to export yet.' : undefined)
  return (
    <>
      <ColumnsButton layout={layout} />
      {isShown(exportList) && (
        <IconButton
          size="sm"
          variant="secondary"
          label="Export CSV"
          icon={<DownloadIcon />}
          disabledReason={reason}
          onClick={() =>
            saveVerdicts({ title, group, drivers: exported, left: everyone.length - exported.length, coverage, isPart })
          }
        />
      )}
      <IconButton size="sm" variant="secondary" label="Print" icon={<PrintIcon />} onClick={() => window.print()} />
    </>
  )
}

interface NobodyProps {
  view: VerdictViewProps['view']
  /** Only those with a document that expires within 30 days. */
  isSoon: boolean
  isSearch: boolean
  figures: VerdictFigures | undefined
}

function Nobody({ view, isSoon, isSearch, figures }: NobodyProps) {
  const isKnown = figures?.unchecked === 0 // every driver of the branch has been judged
  if (figures?.drivers === 0) return <FirstDrivers />
  if (isSearch) return <EmptyState kind="no-results" title="No results" description="No drivers match your search." />
  if (isSoon && isKnown)
    return (
      <EmptyState
        title="Nothing expires within 30 days"
        description="Drivers who can drive, but have a document that expires within 30 days, will be listed here."
      />
    )
  if (view === 'can-drive')
    return isKnown ? (
      <EmptyState
        title="Nobody can drive yet"
        description="Drivers who are verified, with valid documents, will be listed here."
      />
    ) : (
      <EmptyState title="No drivers found so far" description="Some documents haven’t been checked yet." />
    )
  return isKnown ? (
    <EmptyState
      title="Everyone who is cleared can drive"
      description="Nobody is red or banned, and no cleared driver has an expired document."
    />
  ) : (
    <EmptyState
      title="No drivers found so far"
      description="Nobody is red or banned. Some documents haven’t been checked yet."
    />
  )
}
