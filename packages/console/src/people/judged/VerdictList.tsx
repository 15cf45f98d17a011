import { usePreloads } from '@driver-trust/domain/data'
import {
  dueLabels,
  dueStepLabels,
  isDueHorizon,
  type JudgedDriver,
  verdictAspects,
  verdictCauseLabel,
  verdictGroupLabels,
} from '@driver-trust/domain/driver'
import type { VerdictView } from '@driver-trust/domain/list'
import { countOf, formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { DownloadIcon } from '@driver-trust/ui/icon'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { type Aspect, Signal } from '@driver-trust/ui/signal'
import { Text } from '@driver-trust/ui/text'
import { usePrinting } from '@driver-trust/ui/use-printing'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { useViewer } from '../../account/useViewer.ts'
import { saveRows } from '../../host/download.ts'
import { useHost } from '../../host/host.ts'
import { useToday } from '../../host/useToday.ts'
import { formatDate, formatDay } from '../../person/formatDate.ts'
import { loggedSince, wholeActivity } from '../../person/useDriverVerdict.ts'
import { coverageText, timeLeft } from '../../verdicts/coverageText.ts'
import type { BranchVerdicts } from '../../verdicts/useBranchVerdicts.ts'
import { FirstDrivers } from '../emptyLists.tsx'
import { type List, useList } from '../listContext.ts'
import { MOST_AT_ONCE, selectAllOf } from '../useSelection.ts'
import { judgedFileName, sentences, verdictRows } from './exportJudged.ts'
import { useFind } from './findDrivers.ts'
import { JudgedList, ScopeNotice } from './JudgedList.tsx'
import { count, detail, foot, head, headText } from './judged.css.ts'
import { useVerdictList, type VerdictRows, type VerdictSection } from './useVerdictList.ts'

interface VerdictListProps {
  view: VerdictView
}

const GROUPS = { 'cannot-drive': 'cannot', 'not-cleared': 'pending', 'can-drive': 'can' } as const

/** Rows of each reason that are shown at once. */
const FIRST = 4

/** A list as short as this is shown whole, and so is a single reason. */
const SHORT = 20

/** No column can be sorted by: rows are grouped by reason. */
const NO_ORDER = { sorting: undefined, onSort: undefined }

/** Everyone of the branch with a verdict, by reason. */
export function VerdictList({ view }: VerdictListProps) {
  const group = GROUPS[view]
  const { organisation, isBranch, search } = useList()
  const viewer = useViewer()
  const today = useToday()
  const [text, setText] = useFind()
  const list = useVerdictList(view, text)
  const { verdicts } = list
  const { figures, check } = verdicts
  const isGrowing = view !== 'not-cleared' && check.state === 'running' && check.checkedAt === undefined
  const { shown, everyone, toggle, isShort, isWhole, toggleAll } = useSections(list)
  const rows = useMemo(() => shown.flatMap((section) => section.rows), [shown])
  const { title, within, coverage, isCut, isPart } = wordsOf(view, list, { organisation, isBranch, search })
  const sinceText = useSinceText()
  const groups = shown.map((section) => ({
    id: section.id,
    rows: section.rows,
    select: selectAllOf(section.label, section.drivers, isGrowing),
    head: (
      <SectionHead
        section={section}
        sign={section.isSoon ? 'soon' : verdictAspects[group]}
        onToggle={section.drivers.length > FIRST && !isShort ? () => toggle(section.id) : undefined}
        isOpen={section.isOpen}
      />
    ),
  }))
  const save = (drivers: readonly JudgedDriver[]) => {
    const searched = text ? `${title}, search: ${text}` : title
    const name = judgedFileName(searched, {
      coverage: isPart || isCut || drivers.length < everyone.length ? coverage : undefined,
      today,
    })
    saveRows(`${name}.csv`, verdictRows(drivers, { title: searched, coverage, today, viewer, organisation }))
  }
  return (
    <JudgedList
      of={{
        data: list.isLoading || list.error ? undefined : shown,
        error: list.error,
        isValidating: false,
        mutate: async () => list.retry(),
      }}
      {...{ text, rows, groups, everyone }}
      onSearch={setText}
      reasonOf={sinceText}
      caption={title}
      order={NO_ORDER}
      coverage={isPart || isCut ? coverage : undefined}
      unready={list.isLoading ? list.leftOut : undefined}
      paper={[title, countOf(list.count, 'driver'), coverage]}
      files={[{ label: 'Export CSV', icon: <DownloadIcon />, save }]}
      toggle={isShort ? undefined : { label: isWhole ? 'Show fewer' : 'Open all reasons', onClick: toggleAll }}
      notices={<Notices list={list} view={view} />}
      loadingRows={8}
      empty={
        figures?.drivers === 0 ? (
          <FirstDrivers />
        ) : (
          <EmptyState {...nobodyText({ view, within, isKnown: !isPart, isMissing: list.missing !== undefined })} />
        )
      }
    >
      {view !== 'not-cleared' && <Foot verdicts={verdicts} />}
    </JudgedList>
  )
}

/** The list's title and what it rests on; `isPart` if that isn't everything. */
function wordsOf(
  view: VerdictView,
  { leftOut, verdicts }: VerdictRows,
  { organisation, isBranch, search }: Pick<List, 'organisation' | 'isBranch' | 'search'>,
) {
  const { notice } = verdicts
  const within = view === 'can-drive' && isDueHorizon(search.due) ? dueLabels[search.due].toLowerCase() : undefined
  const label = verdictGroupLabels[GROUPS[view]]
  const what = within ? `${label}, documents expire ${within}` : label
  const isByDocuments = view !== 'not-cleared'
  return {
    title: `${what}: ${organisation.name}${isBranch ? ' with sub-organisations' : ''}`,
    within,
    coverage: sentences(notice, leftOut, isByDocuments && coverageText(verdicts)),
    isCut: notice !== undefined,
    isPart: leftOut !== undefined || (isByDocuments && verdicts.figures?.unchecked !== 0),
  }
}

/** Who isn't in the list because they couldn't be read, or haven't been yet. */
function Notices({ list, view }: { list: VerdictRows; view: VerdictView }) {
  const { missing, retry, verdicts } = list
  const again = (
    <Button size="sm" onClick={retry}>
      Try again
    </Button>
  )
  return (
    <>
      {missing !== undefined && (
        <InlineAlert tone="warning" action={again}>
          {missing}
        </InlineAlert>
      )}
      {view !== 'not-cleared' && <UncheckedNotice verdicts={verdicts} />}
      <ScopeNotice notice={verdicts.notice} />
    </>
  )
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
function useSections({ sections, count, verdicts }: VerdictRows) {
  const { search, change } = useList()
  const shownOpen = useDeferredValue(search.open) // hundreds of rows are rendered in slices
  const isAll = shownOpen === ALL // also reasons that turn up while the check goes on
  const open = useMemo(() => new Set(shownOpen?.split('.')), [shownOpen])
  const isPrinting = usePrinting()
  const isOnly = sections.length === 1 && verdicts.check.state !== 'running' // while it runs, more reasons may turn up
  const isByStep = sections.every(({ id }) => Object.hasOwn(dueStepLabels, id)) // grouped by date, which people read to the end
  const isShort = count <= SHORT || isOnly || isByStep || sections.every(({ drivers }) => drivers.length <= FIRST)
  const isWhole = isPrinting || isShort || isAll || sections.every(({ id }) => open.has(id))
  const everyone = useMemo(() => sections.flatMap(({ drivers }) => drivers), [sections])
  const shown = useMemo(
    () =>
      sections.map((section) => {
        const isOpen = isWhole || open.has(section.id)
        return {
          ...section,
          isOpen,
          rows: section.drivers.slice(0, isOpen ? MOST_AT_ONCE : FIRST).map(({ driver }) => driver),
        }
      }),
    [sections, open, isWhole],
  )
  const setOpen = (open: string) => change({ open: open || undefined }, { replace: true })
  const toggleAll = () => setOpen(isWhole ? '' : ALL)
  const toggle = (id: string) => {
    const ids = new Set(search.open === ALL ? sections.map((each) => each.id) : search.open?.split('.'))
    if (!ids.delete(id)) ids.add(id)
    setOpen([...ids].join('.'))
  }
  return { shown, everyone, isShort, isWhole, toggleAll, toggle }
}

/** What a row says below its reason: since when, as far as that is known already ("3 days ago · 9 Mar 2026"). */
function useSinceText(): (judged: JudgedDriver) => string {
  const { peek } = usePreloads()
  return useCallback(
    ({ driver, verdict: { group, cause, document, reason } }) => {
      if (group === 'can' || group === 'unchecked') return reason
      if (document?.days !== undefined) {
        const age = document.days === -1 ? 'Yesterday' : `${formatCount(-document.days)} days ago`
        return `${age} · ${formatDay(document.deadline)}`
      }
      const { id, status, organizationId = '', bannedAt, updatedAt } = driver
      const since = bannedAt ?? loggedSince(peek(wholeActivity({ id, organizationId })), status)
      const isNamed = cause !== undefined && reason !== verdictCauseLabel(cause) // "Banned by Meridian Freight"
      if (isNamed && since !== undefined) return `${reason}\u00a0· ${formatDate(since).replaceAll(' ', '\u00a0')}`
      if (isNamed) return reason
      if (since !== undefined) return `Since ${formatDate(since)}`
      return updatedAt === undefined ? '' : `Updated ${formatDate(updatedAt)}`
    },
    [peek],
  )
}

const ALL = 'all'

interface SectionHeadProps {
  section: VerdictSection
  sign: Aspect
  isOpen: boolean
  /** Undefined if everyone is shown anyway. */
  onToggle: (() => void) | undefined
}

/** The heading of a reason: its number of drivers, and the button that opens and closes it. */
function SectionHead({ section, sign, isOpen, onToggle }: SectionHeadProps) {
  const total = formatCount(section.drivers.length)
  return (
    <span className={head}>
      <Signal aspect={sign} size="20" />
      <span className={headText}>{section.label}</span>
      <span className={count}>{total}</span>
      {section.detail && (
        <Text size="13" tone="muted" className={detail}>
          {section.detail}
        </Text>
      )}
      {isOpen && section.drivers.length > MOST_AT_ONCE && (
        <Text size="13" tone="muted">
          {`The first ${formatCount(MOST_AT_ONCE)} are shown; the CSV file has them all.`}
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

interface Missing {
  view: VerdictListProps['view']
  /** The filter by when a document expires, in words: "within 30 days". */
  within: string | undefined
  /** Every driver of the branch has been judged. */
  isKnown: boolean
  /** Red and banned drivers couldn't be read. */
  isMissing: boolean
}

/** Why nobody is listed. */
function nobodyText({ view, within, isKnown, isMissing }: Missing): { title: string; description: string } {
  if (view === 'not-cleared')
    return isMissing
      ? { title: 'No drivers found so far', description: 'Some drivers couldn’t be loaded.' }
      : {
          title: 'Everyone has been cleared or stopped',
          description: 'Drivers who aren’t cleared yet will be listed here.',
        }
  const isOfAble = view === 'can-drive'
  if (!isKnown) {
    const unread = 'Some documents haven’t been checked yet.'
    const stopped = isMissing ? 'Some drivers couldn’t be loaded.' : `Nobody is red or banned. ${unread}`
    return { title: 'No drivers found so far', description: isOfAble ? unread : stopped }
  }
  if (within)
    return {
      title: `Nothing expires ${within}`,
      description: `Drivers who can drive, but have a document that expires ${within}, will be listed here.`,
    }
  if (isOfAble)
    return {
      title: 'Nobody can drive yet',
      description: 'Drivers who are verified, with valid documents, will be listed here.',
    }
  return {
    title: 'Everyone who is cleared can drive',
    description: 'Nobody is red or banned, and no cleared driver has an expired document.',
  }
}
