import type { DriverDetails } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName } from '@driver-trust/domain/people'
import { isUuid } from '@driver-trust/domain/struct'
import { PageHead } from '@driver-trust/ui/app-shell'
import { Card } from '@driver-trust/ui/card'
import { Inline } from '@driver-trust/ui/inline'
import { PageHeader } from '@driver-trust/ui/page-header'
import { ScreenOnly } from '@driver-trust/ui/print-sheet'
import { Stack } from '@driver-trust/ui/stack'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { usePrinting } from '@driver-trust/ui/use-printing'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useParams } from 'wouter'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { ActionButtons } from '../../actions/ActionButtons.tsx'
import { driverActions } from '../../actions/driverActions.ts'
import { SlowLoadNotice } from '../../load/Pending.tsx'
import { Loaded, NotFound } from '../../page/Loaded.tsx'
import { NotPermitted, PersonPending } from '../../page/PersonPage.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { BackLink } from '../../people/BackLink.tsx'
import { Neighbours } from '../../people/Neighbours.tsx'
import { useListReturn } from '../../people/useListReturn.ts'
import { followingOf, type Place, usePlaceInList } from '../../people/usePlaceInList.ts'
import { DriverActivity } from '../../person/DriverActivity.tsx'
import { DriverDeadlines } from '../../person/DriverDeadlines.tsx'
import { DriverFacts } from '../../person/DriverFacts.tsx'
import { BanNote, StatusMissing } from '../../person/DriverNotes.tsx'
import { DriverStatus } from '../../person/DriverStatus.tsx'
import { DriverVerdict } from '../../person/DriverVerdict.tsx'
import type { DriverRow } from '../../person/PersonRow.ts'
import { StatusSheet } from '../../person/StatusSheet.tsx'
import { useBanOrigin } from '../../person/useBanOrigin.ts'
import { useDriver } from '../../person/useDriver.ts'
import { AlsoIn } from '../../verdicts/AlsoIn.tsx'
import { ClockNotice } from '../../verdicts/ClockNotice.tsx'
import { useElsewhere } from '../../verdicts/useElsewhere.ts'
import { DriverTools } from './DriverTools.tsx'
import { columns, factsArea, page as pageStyle, verdictArea } from './driverScreen.css.ts'

/** /organisation/{orgId}/driver/{userId}: a driver's page, with the actions on them. */
export function DriverScreen() {
  const { orgId, userId } = useParams<{ orgId: string; userId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewDrivers } = usePermissions()(organisation?.id)
  if (!organisation || !isUuid(userId)) return <NotFound what="driver" />
  if (!viewDrivers.allowed) return <NotPermitted what="Driver" reason={viewDrivers.reason} />
  const deadlines = <DriverDeadlines userId={userId} /> // here, so that nothing that is read of the driver renders it
  return <Driver key={userId} {...{ organisation, userId, deadlines }} />
}

interface DriverProps extends Pick<DriverPageProps, 'organisation' | 'deadlines'> {
  userId: string
}

function Driver({ organisation, userId, deadlines }: DriverProps) {
  const [isLeft, setIsLeft] = useState(false) // after an action: they may be deleted, and the list comes next
  const driver = useDriver(isLeft ? null : { organisationId: organisation.id, userId })
  return (
    <Loaded
      of={driver}
      pending={<PersonPending title="Driver" />}
      notFound={<Gone {...{ organisation, userId }} />}
      heading="Driver"
    >
      {(details) => (
        <DriverPage {...{ organisation, details, deadlines }} onRetry={driver.mutate} onLeave={() => setIsLeft(true)} />
      )}
    </Loaded>
  )
}

/** A list may still have who is gone, and "Next" leads here: from here it leads on. */
function Gone({ organisation, userId }: Pick<DriverProps, 'organisation' | 'userId'>) {
  const back = useListReturn(organisation.id, 'drivers')
  const place = usePlaceInList({ id: userId, organizationId: organisation.id })
  return <NotFound what="driver" head={<ListHead {...{ back, place }} />} />
}

interface ListHeadProps {
  back: ReturnType<typeof useListReturn>
  place: Place | undefined
}

function ListHead({ back, place }: ListHeadProps) {
  return (
    <PageHead>
      <Inline gap="6">
        <BackLink to={back} />
        {place && <Neighbours place={place} />}
      </Inline>
    </PageHead>
  )
}

interface DriverPageProps {
  organisation: OrganisationNode
  details: DriverDetails
  deadlines: ReactNode
  onRetry: () => Promise<unknown>
  onLeave: () => void
}

function DriverPage(props: DriverPageProps) {
  const { organisation, details } = props
  const { person, isPartial } = details
  const { id } = person
  const isIdAbove = !useMedia(media.phone) && person.dtId !== undefined
  useTitle(displayName(person))
  return (
    <Standing
      {...props}
      isIdAbove={isIdAbove}
      facts={
        <Card className={factsArea}>
          <Stack gap="4">
            <DriverFacts {...{ person, organisation, isIdAbove, isPartial }} />
            <DriverTools organisationId={organisation.id} userId={id} />
          </Stack>
        </Card>
      }
      activity={
        <DriverActivity
          organisationId={organisation.id}
          userId={id}
          invitedBy={person.invitedBy}
          isWaiting={isPartial}
        />
      }
    />
  )
}

interface StandingProps extends DriverPageProps, Record<'facts' | 'activity', ReactNode> {
  isIdAbove: boolean
}

/** The verdict and what can be done about it, around what neither bans nor the list change: that isn't rendered with them. */
function Standing({ organisation, details, onRetry, onLeave, isIdAbove, facts, deadlines, activity }: StandingProps) {
  const { listed, isListMissing, isPartial } = details
  const person = { ...details.person, organizationId: organisation.id }
  const { id } = person
  const back = useListReturn(organisation.id, 'drivers')
  const place = usePlaceInList(person)
  const following = place && followingOf(place)
  const bans = useBanOrigin(person)
  const { origin } = bans
  const isPrinting = usePrinting()
  const isPhone = useMedia(media.phone) // where actions would push the verdict out of sight
  const row: DriverRow = { ...person, status: listed?.status ?? '', origin }
  const leave = () => {
    onLeave()
    back.leaveFor(following)
  }
  const actions = <ActionButtons actions={driverActions} row={row} following={following} onDone={leave} />
  return (
    <>
      <ScreenOnly>
        <div className={pageStyle}>
          <ListHead {...{ back, place }} />
          <PageHeader
            title={displayName(person)}
            meta={listed && <DriverStatus status={listed.status} bannedBy={origin?.name} />}
            actions={!isPhone && actions}
          />
          <div className={verdictArea}>
            <DriverVerdict driver={person} listed={listed} bans={bans} page={isIdAbove ? person : {}} />
          </div>
          {listed && <BanNote listed={listed} origin={origin} possible={bans.possible} />}
          <AlsoIn id={id} organizationId={organisation.id} origin={origin} />
          <ClockNotice />
          {isPartial && <SlowLoadNotice onRetry={() => void onRetry()} />}
          {isListMissing && <StatusMissing onRetry={onRetry} />}
          {isPhone ? (
            <>
              {facts}
              {deadlines}
              <Inline gap="2">{actions}</Inline>
              {activity}
            </>
          ) : (
            <div className={columns}>
              <Stack gap="4">
                {deadlines}
                {activity}
              </Stack>
              {facts}
            </div>
          )}
        </div>
      </ScreenOnly>
      {isPrinting && <Printed {...{ person, listed, isPartial, bans }} organisationName={organisation.name} />}
    </>
  )
}

type PrintedProps = Omit<ComponentProps<typeof StatusSheet>, 'elsewhere'> & { bans: ReturnType<typeof useBanOrigin> }

/** What holds elsewhere is asked for here, so that its arrival doesn't render the page. */
function Printed(of: PrintedProps) {
  const elsewhere = useElsewhere({ ...of.person, origin: of.bans.origin })
  return <StatusSheet {...of} elsewhere={elsewhere} />
}
