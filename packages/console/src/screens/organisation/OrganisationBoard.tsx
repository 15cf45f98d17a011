import { reads, useRead } from '@driver-trust/domain/data'
import { isDueHorizon, type VerdictFigures, verdictGroupLabels } from '@driver-trust/domain/driver'
import {
  type OrganisationSearch,
  parseOrganisationSearch,
  type SearchChange,
  usersRequest,
} from '@driver-trust/domain/list'
import { formatCount, percentText } from '@driver-trust/domain/text'
import { type BoardTab, BoardTabs } from '@driver-trust/ui/board-tabs'
import { Button } from '@driver-trust/ui/button'
import { Signal } from '@driver-trust/ui/signal'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { useHasBeen } from '../../load/useHasBeen.ts'
import { useList } from '../../people/listContext.ts'
import { listId } from '../../people/listKeys.ts'
import { useInvited } from '../../people/useInvited.ts'
import { formatTime } from '../../person/formatDate.ts'
import { timeLeft } from '../../verdicts/coverageText.ts'
import { useOfferTreeFigures } from '../../verdicts/treeFigures.ts'
import { type BranchVerdicts, useBranchVerdicts } from '../../verdicts/useBranchVerdicts.ts'
import { ServerFigures } from './ServerFigures.tsx'

/** The organisation's figures, each of which is the tab of the list that it counts, and below the list those of the server. */
export function OrganisationBoard({ children }: { children: ReactNode }) {
  const list = useList()
  const { organisation, search, change } = list
  const { viewDrivers, viewOrganisation } = usePermissions()(organisation.id)
  const isPermitted = viewDrivers.allowed
  const verdicts = useBranchVerdicts(list, { isReady: isPermitted, startsCheck: true })
  useOfferTreeFigures(list, verdicts)
  const { check } = verdicts
  const isRunning = check.state === 'running' && check.total > 0
  const isSettled = !isPermitted || (verdicts.figures ?? verdicts.error) !== undefined
  const hasSettled = useHasBeen(isSettled)
  const users = useUserCount({ isDue: hasSettled })
  const { figures } = verdicts
  const isNew = figures?.can === 0 && figures.expired + figures.unchecked === 0 // nobody is cleared
  const { counts: invited } = useInvited({ isDue: isPermitted && hasSettled && isNew })
  return (
    <>
      <BoardTabs<Tab>
        label="People"
        id={listId}
        tabs={[...(isPermitted ? tabsOf(verdicts, invited) : WORDS), { value: 'users', label: 'Users', count: users }]}
        value={tabOf(search)}
        onChange={(tab) =>
          change({ ...CLEARED, ...(tab === 'soon' ? { view: 'can-drive', due: 'within30' } : { view: tab }) })
        }
        progress={isRunning ? check.done / check.total : undefined}
        clock={isPermitted ? clockOf(verdicts) : undefined}
        end={isPermitted && <End verdicts={verdicts} />}
      >
        {children}
      </BoardTabs>
      {viewOrganisation.allowed && <ServerFigures isDue={hasSettled} />}
    </>
  )
}

/** A list, or the part of "Can drive" that expires soon. */
type Tab = OrganisationSearch['view'] | 'soon'

const USERS = parseOrganisationSearch('?view=users')

/** The filters that every tab resets before it sets its own. */
const CLEARED: SearchChange = { statusBadge: undefined, sorting: undefined, due: undefined, drivers: 'active' }

/** Of those who are invited no tab has the number: they aren't drivers yet. */
function tabOf({ view, due, drivers }: OrganisationSearch): Tab | undefined {
  if (view === 'drivers' && drivers === 'invited') return undefined
  if (view === 'can-drive' && isDueHorizon(due)) return 'soon'
  return view
}

const WORDS: readonly BoardTab<Tab>[] = [
  { value: 'drivers', label: 'Drivers' },
  { value: 'cannot-drive', label: verdictGroupLabels.cannot },
  { value: 'deadlines', label: 'Deadlines' },
]

/** How many the list of users has, which is read after the figures. */
function useUserCount({ isDue }: { isDue: boolean }): string | undefined {
  const { organisation, search } = useList()
  const viewer = useViewer()
  const { isOwnOnly } = search
  const read = useMemo(() => {
    const request = usersRequest({ viewer, organisationId: organisation.id, search: { ...USERS, isOwnOnly } })
    return request.call === 'users' ? reads.everyUser(request) : null
  }, [viewer, organisation.id, isOwnOnly])
  const { data } = useRead(isDue ? read : null)
  return data?.isWhole ? formatCount(data.rows.length) : undefined
}

/** `invited` says who was, while nobody has been cleared. */
function tabsOf({ figures, check, error }: BranchVerdicts, invited: string | undefined): readonly BoardTab<Tab>[] {
  const unknown = error ? '–' : null
  const figure = (of: (figures: VerdictFigures) => number) => (figures ? formatCount(of(figures)) : unknown)
  const isLeft = figures !== undefined && figures.unchecked > 0
  const isUnread = isLeft && figures.can + figures.expired === 0
  const unread = check.state === 'running' ? null : '–'
  return [
    {
      value: 'drivers',
      label: 'Drivers',
      shown: figures?.drivers === 1 ? 'Driver' : undefined,
      figure: figure(({ drivers }) => drivers),
      detail: invited ?? checkText(figures, check),
    },
    {
      value: 'cannot-drive',
      label: verdictGroupLabels.cannot,
      figure: figure(({ cannot }) => cannot),
      isMinimum: isLeft, // documents that aren't known can only add to it
      sign: <Signal aspect="stop" size="24" ground="board" />,
      tone: 'stop',
      detail:
        figures &&
        parts([figures.expired, expiredWords(figures.expired)], [figures.red, 'red'], [figures.banned, 'banned']),
    },
    {
      value: 'not-cleared',
      label: verdictGroupLabels.pending,
      figure: figure(({ pending }) => pending),
      sign: <Signal aspect="wait" size="24" ground="board" />,
      detail:
        figures && parts([figures.unverified, 'unverified'], [figures.pending - figures.unverified, 'in progress']),
    },
    {
      value: 'can-drive',
      label: verdictGroupLabels.can,
      figure: isUnread ? unread : figure(({ can }) => can),
      sign: <Signal aspect="go" size="24" ground="board" />,
      isPartial: isLeft,
      detail: isLeft ? `${formatCount(figures.unchecked)} not checked` : figures && shareText(figures),
    },
    {
      value: 'soon',
      label: 'Expiring within 30 days',
      shown: 'Expiring',
      figure: isUnread ? unread : figure(({ soon }) => soon),
      isMinimum: isLeft && !isUnread,
      sign: <Signal aspect="soon" size="24" ground="board" />,
      isPartial: true,
      detail: 'within 30 days',
    },
    { value: 'deadlines', label: 'Deadlines' },
  ]
}

function expiredWords(count: number): string {
  return count === 1 ? 'with an expired document' : 'with expired documents'
}

/** "115 with expired documents · 42 red": parts that are 0 are left out, and none is broken in two. */
function parts(...of: readonly [count: number, word: string][]): string {
  return of.flatMap(([count, word]) => (count > 0 ? `${formatCount(count)}\u00a0${word}` : [])).join(' · ')
}

function shareText({ can, drivers }: VerdictFigures): string {
  return drivers === 0 ? '' : `${percentText(can, drivers)} of ${formatCount(drivers)}`
}

/** On what the figures rest: "checked 07:42", "120 of 215 checked". */
function checkText(figures: VerdictFigures | undefined, check: BranchVerdicts['check']): string | undefined {
  if (!figures) return undefined
  if (figures.unchecked > 0) return coverageOf(figures)
  if (figures.drivers === 0) return undefined
  return check.checkedAt === undefined ? 'by status' : `checked ${formatTime(check.checkedAt)}`
}

function coverageOf({ can, expired, unchecked }: VerdictFigures): string {
  const checked = can + expired
  return `${formatCount(checked)} of ${formatCount(checked + unchecked)} checked`
}

/** When everyone cleared had been checked; a dash keeps its place until then. */
function clockOf({ figures, check: { checkedAt }, error }: BranchVerdicts) {
  if (error) return undefined
  if (figures?.unchecked !== 0) return { time: '–', detail: figures ? coverageOf(figures) : '' }
  if (checkedAt === undefined) return undefined // there was nobody to check
  return { time: formatTime(checkedAt), detail: coverageOf(figures) }
}

function End({ verdicts }: { verdicts: BranchVerdicts }) {
  const { check, error, retry } = verdicts
  const { view } = useList().search
  const isPhone = useMedia(media.phone) // where a line that comes and goes would move the rows below
  const hasRoom = !useMedia(media.compact)
  const isRunning = check.state === 'running'
  if (error) {
    return (
      <>
        <span role="alert">The figures couldn’t be loaded.</span>
        <Button size="sm" loading={verdicts.isRetrying} onClick={retry}>
          Try again
        </Button>
      </>
    )
  }
  if (view === 'deadlines') return null // this list has its own scan, with its own buttons
  return (
    <>
      {hasRoom && isRunning && timeLeft(check.left)}
      {!(isRunning && isPhone) && <CheckButton verdicts={verdicts} />}
    </>
  )
}

/** Starts the check, continues it or stops it; nothing once every document is known. */
function CheckButton({ verdicts }: { verdicts: BranchVerdicts }) {
  const { check, figures } = verdicts
  if (check.state === 'running') {
    return (
      <Button size="sm" onClick={check.stop}>
        Stop
      </Button>
    )
  }
  if (!figures || figures.unchecked === 0) return null
  return (
    <Button size="sm" onClick={check.start}>
      {BEGIN[check.state]}
    </Button>
  )
}

const BEGIN = { idle: 'Check documents', stopped: 'Continue', failed: 'Continue', over: 'Check again' }
