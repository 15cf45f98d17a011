import { chosenFilters, type ListRequest, withoutFilters } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Inline } from '@driver-trust/ui/inline'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { useState } from 'react'
import { disabledReasonOf, isShown, usePermissions } from '../account/usePermissions.ts'
import type { BulkSheetProps } from '../actions/BulkSheet.tsx'
import type { PersonAction } from '../actions/PersonAction.ts'
import { sendInvitationAgain } from '../actions/sendInvitationAgain.tsx'
import { askSupport } from '../host/product.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { paths } from '../paths.ts'
import type { ListedPerson } from '../person/PersonRow.ts'
import { drivers } from './drivers.tsx'
import { Elsewhere } from './elsewhere.tsx'
import { useList } from './listContext.ts'
import { useInvited } from './useInvited.ts'
import { useWholeList } from './useLongLoad.ts'
import { MOST_AT_ONCE } from './useSelection.ts'

const BulkSheet = lazyPart<BulkSheetProps<ListedPerson>>(() =>
  import('../actions/BulkSheet.tsx').then((module) => module.BulkSheet),
)

/** Why the list is empty: its filters, or that there are no such people yet. */
export function NobodyListed() {
  const { definition, search, change } = useList()
  const { title, description, invite } = definition.empty
  if (chosenFilters(search).length > 0) {
    return (
      <EmptyState
        kind="no-results"
        title="No results"
        description={<Elsewhere />}
        action={<Button onClick={() => change(withoutFilters)}>Clear filters</Button>}
      />
    )
  }
  if (definition.name === 'drivers-active') return <FirstDrivers />
  return <EmptyState title={title} description={description} action={invite && <InviteLink whom={invite} />} />
}

/** Where nobody drives yet: how many were invited and what happens next, otherwise the first step. */
export function FirstDrivers() {
  const { organisation, hrefOf } = useList()
  const { inviteDrivers } = usePermissions()(organisation.id)
  const refusal = isShown(inviteDrivers) && disabledReasonOf(inviteDrivers)
  const invited = useInvited()
  if (invited.isLoading) return <Skeleton height={96} />
  if (invited.counts === undefined) {
    const { title, description } = drivers.empty
    return (
      <EmptyState
        title={title}
        description={refusal && !organisation.isDriversInvitationAllowed ? askSupport(refusal) : refusal || description}
        action={<InviteLink whom="drivers" />}
      />
    )
  }
  return (
    <EmptyState
      title={invited.counts}
      description="Drivers are listed here once they accept. Then they send their documents, and can drive once they’re verified."
      action={
        <Inline gap="2" justify="center">
          <LinkButton href={hrefOf({ view: 'drivers', drivers: 'invited' })}>View invitations</LinkButton>
          <SendAgain request={invited.request} open={invited.open} />
        </Inline>
      }
    />
  )
}

/** The next step for an empty list, if the viewer is allowed to take it. */
function InviteLink({ whom }: { whom: 'drivers' | 'user' }) {
  const { organisation } = useList()
  const { inviteDrivers, inviteUsers } = usePermissions()(organisation.id)
  const isOfDrivers = whom === 'drivers'
  const { allowed } = isOfDrivers ? inviteDrivers : inviteUsers
  const search = { view: isOfDrivers ? 'drivers' : 'users', invite: whom } as const
  const href = paths.organisation.href({ orgId: organisation.id }, search)
  return allowed && <LinkButton href={href}>{isOfDrivers ? 'Invite driver' : 'Invite user'}</LinkButton>
}

/** Sends the open invitations again, after the sheet that says whom to. */
function SendAgain({ request, open }: { request: ListRequest; open: number }) {
  const { organisation } = useList()
  const { manageDriverInvitations } = usePermissions()(organisation.id)
  const { progress, load } = useWholeList()
  const [rows, setRows] = useState<readonly ListedPerson[]>()
  const choose = async () => {
    const list = await load(request, { limit: MOST_AT_ONCE })
    const isOpen = ({ status }: ListedPerson) => status === 'sent' || status === 'pending'
    if (list) await BulkSheet.withCode(() => setRows(list.rows.filter(isOpen)))
  }
  if (!isShown(manageDriverInvitations) || open === 0 || open > MOST_AT_ONCE) return null
  return (
    <>
      <Button
        loading={progress !== undefined}
        onClick={() => void choose()}
      >{`Send again to ${formatCount(open)}`}</Button>
      {rows && (
        <BulkSheet
          action={SEND_AGAIN}
          rows={rows}
          onClose={() => setRows(undefined)}
          onInstead={() => undefined}
          onDone={() => undefined}
        />
      )}
    </>
  )
}

const SEND_AGAIN = sendInvitationAgain('driver') as unknown as PersonAction<ListedPerson> // the rows are driver invitations
