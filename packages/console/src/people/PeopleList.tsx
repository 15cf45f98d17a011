import { type ListPage, useListPage } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import { chosenFilters, defaultPageSize } from '@driver-trust/domain/list'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { SlowLoadNotice } from '../load/Pending.tsx'
import { useHasBeen } from '../load/useHasBeen.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { useStatusCounts } from '../verdicts/useBranchVerdicts.ts'
import { useRowVerdicts } from '../verdicts/useRowVerdicts.ts'
import { BannedToo } from './elsewhere.tsx'
import { NobodyListed } from './emptyLists.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useList } from './listContext.ts'
import { root } from './lists.css.ts'
import { PageBar } from './PageBar.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { PrintedLine } from './PrintedLine.tsx'

/** The list that the address asks for, with what narrows it. */
export function PeopleList() {
  const { definition, request, organisation, isBranch } = useList()
  return (
    <div className={root}>
      <ListToolbar />
      <PrintedLine
        words={[`${definition.title} of ${organisation.name}${isBranch ? ' with sub-organisations' : ''}`]}
      />
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <Page key={definition.name} />
    </div>
  )
}

/** A page of the server, with the way to the others. */
function Page() {
  const { definition, search, hrefOf, request, read, pageSize: asked } = useList()
  const page = useListPage(read, request)
  const { items, total, pageSize } = page?.data ?? { ...NO_PEOPLE, pageSize: asked }
  const busy = page?.isLoading ?? false
  const rows = items.slice(0, busy ? asked : pageSize) // the page before can have had more
  const judgedOf = useRowVerdicts(definition.isJudged ? rows : NO_PEOPLE.items)
  const isBeyond = isStatus(page?.error, 404) && page.error.field !== 'organization_id' // that is an organisation that was deleted
  if (search.page > 1 && isBeyond) return <Redirect to={hrefOf({ page: 1 })} />
  const last = pageCountOf({ pageSize, total })
  if (page?.data && search.page > last && !page.isValidating) return <Redirect to={hrefOf({ page: last })} />
  return (
    <PeopleTable
      of={page ?? EMPTY_PAGE}
      {...{ rows, judgedOf, busy, total }}
      loadingRows={asked}
      empty={<NobodyListed />}
      head={
        <>
          <PartialNotice partial={page?.partial} />
          {busy && <SlowLoadNotice onRetry={() => void page?.mutate()} />}
        </>
      }
      foot={
        (busy || total > 0) && (
          <PageBar
            {...{ pageSize, total, busy }}
            shown={rows.length}
            leftOut={<LeftOut active={total} busy={busy} />}
          />
        )
      }
    />
  )
}

/** Whom a list of drivers leaves out. */
function LeftOut(props: LeftOutProps) {
  const { search } = useList()
  const isPlain = search.view === 'drivers' && search.drivers === 'active' && chosenFilters(search).length === 0
  return isPlain ? <Banned key={String(search.isOwnOnly)} {...props} /> : <BannedToo />
}

interface LeftOutProps {
  /** How many drivers the list has. */
  active: number
  busy: boolean
}

/** "388 active · 16 banned", once the list is there; another page of it counts nobody again. */
function Banned({ active, busy }: LeftOutProps) {
  const list = useList()
  const counts = useStatusCounts(list, { isReady: useHasBeen(!busy) })
  if (!counts || counts.banned === 0) return null
  return (
    <Text as="p" size="13" tone="muted" tabular>
      {`${formatCount(active)} active · `}
      <TextLink href={list.hrefOf({ drivers: 'banned' })}>{`${formatCount(counts.banned)} banned`}</TextLink>
    </Text>
  )
}

const NO_PEOPLE = { items: [] as ListedPerson[], total: 0, pageSize: defaultPageSize }
const EMPTY_PAGE = { data: NO_PEOPLE, error: undefined, isValidating: false, mutate: async () => undefined }

function PartialNotice({ partial }: Pick<ListPage<unknown>, 'partial'>) {
  const { view } = useList().search
  if (!partial) return null
  const [read, total] = [formatCount(partial.read), formatCount(partial.total)]
  const people = view === 'users' ? 'users' : 'drivers'
  return (
    <InlineAlert tone="warning">
      {`We searched ${read} of ${total} ${people}. Add a filter to search the rest.`}
    </InlineAlert>
  )
}
