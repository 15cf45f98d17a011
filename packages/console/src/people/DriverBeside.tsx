import type { DriverDetails } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName } from '@driver-trust/domain/people'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Heading } from '@driver-trust/ui/heading'
import { CloseIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Inline } from '@driver-trust/ui/inline'
import { type LinkComponentProps, LinkProvider } from '@driver-trust/ui/link'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { ActionButtons } from '../actions/ActionButtons.tsx'
import { driverActions } from '../actions/driverActions.ts'
import type { Following } from '../actions/PersonAction.ts'
import { removeDriver } from '../actions/removeDriver.tsx'
import { useSingleKeys } from '../host/useSingleKeys.ts'
import { SlowLoadNotice } from '../load/Pending.tsx'
import { Loaded } from '../page/Loaded.tsx'
import { paths } from '../paths.ts'
import { DriverActivity } from '../person/DriverActivity.tsx'
import { DriverDeadlines } from '../person/DriverDeadlines.tsx'
import { DriverFacts } from '../person/DriverFacts.tsx'
import { BanNote, StatusMissing } from '../person/DriverNotes.tsx'
import { DriverStatus } from '../person/DriverStatus.tsx'
import { DriverVerdict } from '../person/DriverVerdict.tsx'
import { rowKey } from '../person/PersonRow.ts'
import { useBanOrigin } from '../person/useBanOrigin.ts'
import { useDriver } from '../person/useDriver.ts'
import { RouterLink } from '../routing/RouterLink.tsx'
import { AlsoIn } from '../verdicts/AlsoIn.tsx'
import { fromList } from './fromList.ts'
import { useList } from './listContext.ts'
import { moveCursorTo } from './listKeys.ts'
import { beside, besideHead, besideVerdict } from './lists.css.ts'
import { Stepper } from './Neighbours.tsx'
import { useNoteDriver } from './useNoteDriver.ts'
import { besideHref, followingOf, type Neighbour, usePlaceInList } from './usePlaceInList.ts'

interface DriverBesideProps {
  id: string
  organizationId: string
}

/** A driver beside the list that they are in: the verdict and what can be done about it. */
export function DriverBeside(driver: DriverBesideProps) {
  const { change, hrefOf } = useList()
  const place = usePlaceInList(driver, hrefOf({ beside: undefined }))
  // The last place known, after an action has removed the driver from the list.
  const [latest, setLatest] = useState({ driver, place })
  const known = latest.driver.id === driver.id ? latest.place : undefined
  if (place && (place.position !== known?.position || place.next?.driver.id !== known.next?.driver.id))
    setLatest({ driver, place })
  const shown = place ?? known
  const next = shown && followingOf(shown)
  const following = shown?.next && next && { ...next, href: besideHref(shown.next) }
  const [, navigate] = useLocation()
  const note = useNoteDriver()
  const open = (to: Neighbour) => {
    note(to.driver)
    navigate(besideHref(to), { replace: true })
  }
  const nextShown = shown?.next
  const openNext = (to: Neighbour) => {
    open(to)
    moveCursorTo(rowKey(to.driver))
  }
  useSingleKeys({ n: nextShown && (() => openNext(nextShown)) })
  return (
    <aside className={beside} aria-label="Driver" data-keeps-toasts-off="">
      <div className={besideHead}>
        {place && <Stepper place={place} hrefOf={besideHref} onOpen={open} />}
        <IconButton size="sm" label="Close" icon={<CloseIcon />} onClick={() => change(CLOSED, { replace: true })} />
      </div>
      <LoadedDriver key={rowKey(driver)} {...driver} following={following} />
    </aside>
  )
}

const CLOSED = { beside: undefined }

function LoadedDriver({ id, organizationId, following }: DriverBesideProps & Pick<DriverProps, 'following'>) {
  const { tree } = useViewer()
  const organisation = organisationIn(tree, organizationId)
  const { viewDrivers } = usePermissions()(organizationId)
  const isPermitted = organisation !== undefined && viewDrivers.allowed
  const driver = useDriver(isPermitted ? { organisationId: organisation.id, userId: id } : null)
  if (!organisation) return <NobodyFound />
  if (!viewDrivers.allowed)
    return <EmptyState kind="not-permitted" title="You can’t see this driver" description={viewDrivers.reason} />
  return (
    <Loaded of={driver} pending={<Skeleton height={84} />} notFound={<NobodyFound />}>
      {(details) => <Driver {...{ details, organisation, following }} onRetry={driver.mutate} />}
    </Loaded>
  )
}

/** NotFound from page/ would set the heading and title of the whole page. */
function NobodyFound() {
  return (
    <EmptyState
      kind="no-results"
      title="We can’t find this driver"
      description="They may have been removed, or belong to an organisation you can’t see."
    />
  )
}

interface DriverProps {
  details: DriverDetails
  organisation: OrganisationNode
  following: Following | undefined
  onRetry: () => Promise<unknown>
}

function Driver({ details, organisation, following, onRetry }: DriverProps) {
  const { listed, isListMissing, isPartial } = details
  const person = { ...details.person, organizationId: organisation.id }
  const { id } = person
  const bans = useBanOrigin({ id, organizationId: organisation.id })
  const { origin } = bans
  const { change } = useList()
  const titleId = useId()
  return (
    <Stack as="section" gap="4" aria-labelledby={titleId}>
      <div className={besideVerdict}>
        <DriverVerdict driver={person} listed={listed} bans={bans} />
      </div>
      {isPartial && <SlowLoadNotice onRetry={() => void onRetry()} />}
      {isListMissing && <StatusMissing onRetry={onRetry} />}
      {listed && <BanNote listed={listed} origin={origin} possible={bans.possible} />}
      <AlsoIn id={id} organizationId={organisation.id} origin={origin} />
      <Inline gap="3">
        <Heading id={titleId} level={2} size="22">
          <LinkProvider component={ListLink}>
            <TextLink tone="quiet" href={paths.driver.href({ orgId: organisation.id, userId: id })}>
              {displayName(person)}
            </TextLink>
          </LinkProvider>
        </Heading>
        {listed && <DriverStatus status={listed.status} bannedBy={origin?.name} />}
      </Inline>
      <Inline gap="2">
        <ActionButtons
          actions={driverActions}
          row={{ ...person, status: listed?.status ?? '', origin }}
          following={following}
          onDone={({ id }) => id === removeDriver.id && change(CLOSED, { replace: true })}
        />
      </Inline>
      <DriverDeadlines userId={id} />
      <DriverFacts {...{ person, organisation, isPartial }} />
      <DriverActivity organisationId={organisation.id} userId={id} invitedBy={person.invitedBy} isWaiting={isPartial} />
    </Stack>
  )
}

/** A link out of a list: passes the list's address in the history state, so that the next page can link back to it. */
function ListLink(props: LinkComponentProps) {
  return <RouterLink {...props} state={fromList} />
}
