import { type DriverDetails, reads, useRead } from '@driver-trust/domain/data'
import { banOriginOf } from '@driver-trust/domain/driver'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName, type UserWithOrganisation } from '@driver-trust/domain/people'
import { isUuid } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { PageHeader } from '@driver-trust/ui/page-header'
import { ScreenOnly } from '@driver-trust/ui/print-sheet'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { useState } from 'react'
import { useParams } from 'wouter'
import { ActionButtons } from '../../actions/ActionMenu.tsx'
import { driverActions } from '../../actions/driverActions.ts'
import type { DriverRow } from '../../actions/PersonAction.ts'
import { formatDate } from '../../DateText.tsx'
import { DriverStatus } from '../../DriverStatus.tsx'
import { useOnce } from '../../form/useOnce.ts'
import { Loaded, NotFound } from '../../load/Loaded.tsx'
import { NotPermitted, PersonPending } from '../../load/PersonPage.tsx'
import { usePrinting } from '../../load/usePrinting.ts'
import { withHeading } from '../../load/withHeading.tsx'
import { BackLink, useListReturn } from '../../people/listReturn.tsx'
import { followingOf, Neighbours, usePlaceInList } from '../../people/Neighbours.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { DriverActivity } from './DriverActivity.tsx'
import { DriverDeadlines } from './DriverDeadlines.tsx'
import { DriverFacts } from './DriverFacts.tsx'
import { DriverTools } from './DriverTools.tsx'
import { DriverVerdict } from './DriverVerdict.tsx'
import { columns, factsArea, restArea, verdictArea } from './driverScreen.css.ts'
import { driverRoute } from './route.ts'
import { StatusSheet } from './StatusSheet.tsx'

/** /organisation/{orgId}/driver/{userId}: a driver's page, with the actions on them. */
export function DriverScreen() {
  const { orgId, userId } = useParams<{ orgId: string; userId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewDrivers } = usePermissions()(organisation?.id)
  if (!organisation || !isUuid(userId)) return <NotFound what="driver" />
  if (!viewDrivers.allowed) return <NotPermitted what="Driver" reason={viewDrivers.reason} />
  return <Driver key={userId} organisation={organisation} userId={userId} />
}

function Driver({ organisation, userId }: { organisation: OrganisationNode; userId: string }) {
  const [isLeft, setIsLeft] = useState(false) // after an action: they may be deleted, and the list comes next
  const driver = useRead(isLeft ? null : reads.driver({ organisationId: organisation.id, userId }))
  return (
    <Loaded
      of={driver}
      pending={<PersonPending title="Driver" />}
      notFound={<NotFound what="driver" />}
      failed={withHeading('Driver')}
    >
      {(details) => (
        <DriverPage
          organisation={organisation}
          details={details}
          onRetry={driver.mutate}
          onLeave={() => setIsLeft(true)}
        />
      )}
    </Loaded>
  )
}

interface DriverPageProps {
  organisation: OrganisationNode
  details: DriverDetails
  onRetry: () => Promise<unknown>
  onLeave: () => void
}

function DriverPage({ organisation, details, onRetry, onLeave }: DriverPageProps) {
  const { listed, isListMissing } = details
  const person = { ...details.person, organizationId: organisation.id }
  const { id } = person
  const name = displayName(person)
  const back = useListReturn(organisation.id, 'drivers')
  const place = usePlaceInList({ id, organizationId: organisation.id })
  const following = place && followingOf(place)
  const origin = useBanOrigin({ id, organizationId: organisation.id, status: listed?.status })
  const isPrinting = usePrinting()
  const isPhone = useMedia(media.phone) // where actions would push the verdict out of sight
  useTitle(name)
  const row: DriverRow = { ...person, status: listed?.status ?? '', origin }
  const leave = () => {
    onLeave()
    back.leaveFor(following)
  }
  const actions = <ActionButtons actions={driverActions} row={row} following={following} onDone={leave} />
  const verdict = (
    <Stack gap="4" className={verdictArea}>
      <DriverVerdict driver={person} listed={listed} bannedBy={origin?.name} />
      {listed && <BanNote listed={listed} origin={origin} />}
    </Stack>
  )
  const facts = (
    <Card className={factsArea}>
      <Stack gap="4">
        <DriverFacts person={person} organisation={organisation} />
        <DriverTools organisationId={organisation.id} userId={id} />
      </Stack>
    </Card>
  )
  const deadlines = <DriverDeadlines userId={id} />
  const activity = <DriverActivity organisationId={organisation.id} userId={id} />
  return (
    <>
      <ScreenOnly>
        <Stack gap="6">
          <PageHeader
            title={name}
            breadcrumb={
              <Inline gap="4" justify="between">
                <BackLink to={back} />
                {place && <Neighbours place={place} />}
              </Inline>
            }
            meta={listed && <DriverStatus status={listed.status} bannedBy={origin?.name} />}
            actions={!isPhone && actions}
          />
          {isListMissing && <StatusMissing onRetry={onRetry} />}
          {isPhone ? (
            <>
              {verdict}
              {deadlines}
              <Inline gap="2">{actions}</Inline>
              {facts}
              {activity}
            </>
          ) : (
            <div className={columns}>
              {verdict}
              {facts}
              <Stack gap="4" className={restArea}>
                {deadlines}
                {activity}
              </Stack>
            </div>
          )}
        </Stack>
      </ScreenOnly>
      {isPrinting && (
        <StatusSheet person={person} organisationName={organisation.name} listed={listed} bannedBy={origin?.name} />
      )}
    </>
  )
}

/** The driver exists, but their status is unknown, so it can't be said whether they may drive. */
export function StatusMissing({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const { isBusy, once } = useOnce()
  return (
    <InlineAlert
      tone="warning"
      action={
        <Button size="sm" loading={isBusy} onClick={() => void once(onRetry)}>
          Try again
        </Button>
      }
    >
      We couldn’t load this driver’s status, so it isn’t shown here.
    </InlineAlert>
  )
}

interface BanNoteProps {
  listed: UserWithOrganisation
  origin: OrganisationNode | undefined
}

/** Who banned a driver and when, or where the ban comes from; renders nothing for a driver who isn't banned. */
export function BanNote({ listed: { id, status, bannedAt, bannedBy }, origin }: BanNoteProps) {
  const names = useRead(reads.names(status === 'banned_explicitly' && bannedBy ? [bannedBy] : []))
  if (status === 'banned_inherited')
    return (
      <InlineAlert tone="error" role="note">
        {origin ? (
          <>
            Inherited from <TextLink href={driverRoute.href({ orgId: origin.id, userId: id })}>{origin.name}</TextLink>
          </>
        ) : (
          'Banned by an organisation above this one.'
        )}
      </InlineAlert>
    )
  if (status !== 'banned_explicitly') return null
  const by = bannedBy && names.data ? ` by ${displayName(names.data[bannedBy])}` : ''
  const on = bannedAt ? ` on ${formatDate(bannedAt)}` : ''
  return <InlineAlert tone="error" role="note">{`House & Yard Ban set${by}${on}.`}</InlineAlert>
}

interface Banned {
  id: string
  organizationId: string
  status: string | undefined
}

/** The organisation in view that an inherited ban comes from; looked up only for such a ban. */
export function useBanOrigin({ id, organizationId, status }: Banned): OrganisationNode | undefined {
  const { tree } = useViewer()
  const records = useRead(status === 'banned_inherited' ? reads.liveStatuses(id) : null)
  return records.data && banOriginOf(tree, organizationId, records.data.rows)
}
