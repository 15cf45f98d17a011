import { type ListPage, useListPage } from '@driver-trust/domain/data'
import { chosenFilters, defaultPageSize, withoutFilters } from '@driver-trust/domain/list'
import { formatCount, pageCountOf } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { LinkProvider } from '@driver-trust/ui/link'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { Table } from '@driver-trust/ui/table'
import { Loaded } from '../load/Loaded.tsx'
import { disabledReasonOf, isShown, usePermissions } from '../permission/usePermissions.ts'
import { Redirect } from '../routing/Redirect.tsx'
import { organisationRoute } from '../screens/organisation/route.ts'
import { useRowVerdicts } from '../verdicts/useRowVerdicts.ts'
import { RowLink } from './beside.tsx'
import { type ListedPerson, VerdictContext } from './cells.tsx'
import { drivers } from './drivers.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { useList } from './listContext.tsx'
import { useScrollRestoration } from './listReturn.tsx'
import { root } from './lists.css.ts'
import { NoDriversYet } from './NoDriversYet.tsx'
import { PageBar } from './PageBar.tsx'
import { BulkBar } from './selection.tsx'
import { usePeopleTable } from './usePeopleTable.tsx'

/** The list that the address asks for, with what narrows it. */
export function PeopleList() {
  const { definition, request } = useList()
  return (
    <div className={root}>
      <ListToolbar />
      {request.call !== 'none' && request.notice && <InlineAlert tone="neutral">{request.notice}</InlineAlert>}
      <PeopleTable key={definition.title} />
    </div>
  )
}

/** The rows, with actions on one and on several of them. */
function PeopleTable() {
  const { definition, search, hrefOf, request, read, pageSize } = useList()
  const page = useListPage(read, request)
  const items = page?.data?.items ?? NO_PEOPLE.items
  const shown = items.slice(0, pageSize)
  const verdictOf = useRowVerdicts(definition.isJudged ? shown : NO_PEOPLE.items)
  const { table, selection, bulkActions, popups } = usePeopleTable(shown)
  useScrollRestoration(page?.data !== undefined)
  return (
    <LinkProvider component={RowLink}>
      <Loaded of={page ?? EMPTY_PAGE} pending={<Table {...table} rows={[]} loadingRows={pageSize} />}>
        {({ total, pageSize }) => {
          const last = pageCountOf({ pageSize, total })
          if (search.page > last && page && !page.isValidating) return <Redirect to={hrefOf({ page: last })} />
          const busy = page?.isLoading ?? false
          return (
            <Stack gap="4">
              <PartialNotice partial={page?.partial} />
              <VerdictContext value={verdictOf}>
                <Table {...table} rows={shown} busy={busy} empty={<NobodyListed />} />
              </VerdictContext>
              {(busy || total > 0) && <PageBar {...{ pageSize, total, busy }} shown={shown.length} />}
            </Stack>
          )
        }}
      </Loaded>
      <BulkBar selection={selection} actions={bulkActions} total={page?.data?.total ?? 0} shown={shown.length} />
      {popups}
    </LinkProvider>
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

/** Why the list is empty: its filters, or that there are no such people yet. */
function NobodyListed() {
  const { definition, search, change } = useList()
  const { title, description, invite } = definition.empty
  if (chosenFilters(search, definition.filters).length > 0) {
    return (
      <EmptyState
        kind="no-results"
        title="No results"
        description="Nobody matches these filters."
        action={<Button onClick={() => change(withoutFilters)}>Clear filters</Button>}
      />
    )
  }
  if (definition.name === 'drivers-active') return <FirstDrivers />
  return <EmptyState title={title} description={description} action={invite && <InviteLink whom={invite} />} />
}

/** What to do next where there are no drivers at all. */
export function FirstDrivers() {
  const { organisation } = useList()
  const { inviteDrivers } = usePermissions()(organisation.id)
  const { title, description } = drivers.empty
  return (
    <NoDriversYet>
      <EmptyState
        title={title}
        description={(isShown(inviteDrivers) && disabledReasonOf(inviteDrivers)) || description}
        action={<InviteLink whom="drivers" />}
      />
    </NoDriversYet>
  )
}

/** The next step for an empty list, if the viewer is allowed to take it. */
function InviteLink({ whom }: { whom: 'drivers' | 'user' }) {
  const { organisation } = useList()
  const { inviteDrivers, inviteUsers } = usePermissions()(organisation.id)
  if (whom === 'drivers')
    return (
      inviteDrivers.allowed && (
        <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { invite: 'drivers' })}>
          Invite driver
        </LinkButton>
      )
    )
  return (
    inviteUsers.allowed && (
      <LinkButton href={organisationRoute.href({ orgId: organisation.id }, { view: 'users', invite: 'user' })}>
        Invite user
      </LinkButton>
    )
  )
}
