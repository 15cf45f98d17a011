import { reads, useListPage, useRead } from '@driver-trust/domain/data'
import {
  type OrganisationSearch,
  parseOrganisationSearch,
  printOrganisationSearch,
  viewSearch,
} from '@driver-trust/domain/list'
import type { Counters, Stats } from '@driver-trust/domain/organisation'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ToneShape } from '@driver-trust/ui/icon'
import { Link } from '@driver-trust/ui/link'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { type ReactNode, useEffect, useState } from 'react'
import type { Loading } from '../../load/Loaded.tsx'
import { askedBy, useList } from '../../people/listContext.tsx'
import { useViewer } from '../../routing/useViewer.ts'
import {
  failed,
  group,
  label as labelStyle,
  root,
  row,
  scope,
  segment,
  shapes,
  value as valueStyle,
} from './organisationTiles.css.ts'
import { organisationRoute } from './route.ts'

/**
 * One strip of figures: the totals of the lists below, which lead to them, and the server's statistics, which count
 * differently and say so.
 */
export function OrganisationTiles() {
  const { organisation, isBranch } = useList()
  const counters = useRead(reads.counters(organisation.id))
  const stats = useRead(reads.stats(organisation.id))
  const isListLoaded = useIsListLoaded()
  return (
    <div className={root}>
      <Group label={isBranch ? 'With sub-organisations' : 'This organisation'}>
        {segments.map((segment) => (
          <ListSegment key={segment.label} {...segment} isListLoaded={isListLoaded} />
        ))}
      </Group>
      <Group label="This organisation alone, server statistics" isAside>
        <Figures of={counters} figures={counterFigures} />
        <Figures of={stats} figures={statFigures} />
      </Group>
    </div>
  )
}

/** True once the list below has its answer: the figures must not delay it. */
function useIsListLoaded(): boolean {
  const { read } = useList()
  const { data, error } = useRead<unknown>(read)
  const isAnswered = read === null || data !== undefined || error !== undefined
  const [isLoaded, setIsLoaded] = useState(isAnswered)
  useEffect(() => {
    if (isLoaded || !isAnswered) return undefined
    const timer = setTimeout(setIsLoaded, 0, true) // once the rows are on screen
    return () => clearTimeout(timer)
  }, [isAnswered, isLoaded])
  return isLoaded
}

function Group({ label, isAside, children }: { label: string; isAside?: boolean; children: ReactNode }) {
  return (
    <section aria-label={label} className={group} data-aside={isAside ? '' : undefined}>
      <p className={scope}>{label}</p>
      <ul className={row}>{children}</ul>
    </section>
  )
}

interface Segment {
  label: string
  tone?: 'warning' | 'error'
  search: Partial<OrganisationSearch>
  /** Counted by the page that the list shows first, which is loaded already: narrowing the list then loads nothing here. */
  isFirstList?: boolean
}

const segments: readonly Segment[] = [
  { label: 'Drivers', search: {}, isFirstList: true },
  { label: 'Unverified drivers', tone: 'warning', search: { statusBadge: 'all_unverified' } },
  { label: 'Red drivers', tone: 'error', search: { statusBadge: 'red' } },
  { label: 'Users', search: { view: 'users' } },
]

interface ListSegmentProps extends Segment {
  isListLoaded: boolean
}

/** A list's total, which is counted by the same call as the list. */
function ListSegment({ label, tone, search: filter, isFirstList, isListLoaded }: ListSegmentProps) {
  const viewer = useViewer()
  const list = useList()
  const { organisation, pageSize } = list
  const search = parseOrganisationSearch(printOrganisationSearch({ ...filter, isOwnOnly: list.search.isOwnOnly }))
  const isCurrent = printOrganisationSearch(viewSearch(search)) === printOrganisationSearch(viewSearch(list.search))
  const question = { search, viewer, organisationId: organisation.id, pageSize: isFirstList ? pageSize : 1 }
  const { request, read } = isCurrent ? list : askedBy(question) // the list below has been loaded already
  const page = useListPage(isListLoaded ? read : null, request)
  const total = (request.scan ? undefined : page?.partial?.total) ?? page?.data?.total
  return (
    <li>
      <Link
        href={organisationRoute.href({ orgId: organisation.id }, viewSearch(search))}
        aria-current={isCurrent ? 'true' : undefined}
        className={segment}
      >
        {tone && <ToneShape tone={tone} className={shapes[tone]} />}
        <span className={labelStyle}>{label}</span>
        <Value
          isLoading={page?.isLoading ?? !isListLoaded}
          value={total ?? (request.call === 'none' ? 0 : undefined)}
        />
      </Link>
    </li>
  )
}

function Value({ value, isLoading }: { value: number | undefined; isLoading: boolean }) {
  if (value !== undefined) return <span className={valueStyle}>{formatCount(value)}</span>
  return isLoading ? <Skeleton width={14} height={14} /> : <span className={valueStyle}>–</span>
}

interface Figure<Data> {
  label: string
  field: keyof Data
}

const counterFigures: readonly Figure<Counters>[] = [{ label: 'Sub-organisations', field: 'subOrganizations' }]
const statFigures: readonly Figure<Stats>[] = [
  { label: 'Active drivers', field: 'activeDrivers' },
  { label: 'Verifications this month', field: 'verificationsThisMonth' },
]

/** The figures of one call, or its error. */
function Figures<Data extends Record<string, number>>({
  of,
  figures,
}: {
  of: Loading<Data>
  figures: readonly Figure<Data>[]
}) {
  const { data, error } = of
  if (error && !data) {
    return (
      <li className={failed}>
        <span role="alert">{figures.map(({ label }) => label).join(', ')}: not loaded.</span>
        <Button size="sm" loading={of.isValidating} onClick={() => void of.mutate()}>
          Try again
        </Button>
      </li>
    )
  }
  return figures.map(({ label, field }) => (
    <li key={label} className={segment}>
      <span className={labelStyle}>{label}</span>
      <Value isLoading value={data?.[field]} />
    </li>
  ))
}
