import { type DriverDetails, reads, useRead } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName } from '@driver-trust/domain/people'
import { Heading } from '@driver-trust/ui/heading'
import { CloseIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Inline } from '@driver-trust/ui/inline'
import { LinkProvider } from '@driver-trust/ui/link'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { ActionButtons } from '../../actions/ActionMenu.tsx'
import { driverActions } from '../../actions/driverActions.ts'
import { DriverStatus } from '../../DriverStatus.tsx'
import { Loaded, NotFound } from '../../load/Loaded.tsx'
import { besideOf } from '../../people/beside.tsx'
import { useList } from '../../people/listContext.tsx'
import { type Following, ListLink } from '../../people/listReturn.tsx'
import { followingOf, usePlaceInList } from '../../people/Neighbours.tsx'
import { usePermissions } from '../../permission/usePermissions.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { useSingleKeys } from '../../shell/useHelpKey.ts'
import { DriverActivity } from './DriverActivity.tsx'
import { DriverDeadlines } from './DriverDeadlines.tsx'
import { DriverFacts } from './DriverFacts.tsx'
import { BanNote, useBanOrigin } from './DriverScreen.tsx'
import { DriverVerdict } from './DriverVerdict.tsx'
import { beside } from './driverScreen.css.ts'
import { driverRoute } from './route.ts'

interface DriverBesideProps {
  id: string
  organizationId: string
}

/** A driver beside the list that they are in: the verdict and what can be done about it. */
export function DriverBeside({ id, organizationId }: DriverBesideProps) {
  const { tree } = useViewer()
  const organisation = organisationIn(tree, organizationId)
  const { viewDrivers } = usePermissions()(organizationId)
  const isPermitted = organisation !== undefined && viewDrivers.allowed
  const driver = useRead(isPermitted ? reads.driver({ organisationId: organizationId, userId: id }) : null)
  if (!isPermitted) return null
  return (
    <aside className={beside} aria-label="Driver">
      <Loaded of={driver} pending={<Skeleton height={84} />} notFound={<NotFound what="driver" />}>
        {(details) => <Driver key={id} details={details} organisation={organisation} />}
      </Loaded>
    </aside>
  )
}

function Driver({ details, organisation }: { details: DriverDetails; organisation: OrganisationNode }) {
  const { listed } = details
  const person = { ...details.person, organizationId: organisation.id }
  const { id } = person
  const origin = useBanOrigin({ id, organizationId: organisation.id, status: listed?.status })
  const following = useFollowingBeside(person)
  const { change } = useList()
  const [, navigate] = useLocation()
  useSingleKeys({ n: following && (() => navigate(following.href, { replace: true })) })
  const titleId = useId()
  return (
    <Stack as="section" gap="4" aria-labelledby={titleId}>
      <DriverVerdict driver={person} listed={listed} bannedBy={origin?.name} />
      {listed && <BanNote listed={listed} origin={origin} />}
      <Inline gap="3" justify="between" wrap={false}>
        <Inline gap="3">
          <Heading id={titleId} level={2} size="22">
            <LinkProvider component={ListLink}>
              <TextLink tone="quiet" href={driverRoute.href({ orgId: organisation.id, userId: id })}>
                {displayName(person)}
              </TextLink>
            </LinkProvider>
          </Heading>
          {listed && <DriverStatus status={listed.status} bannedBy={origin?.name} />}
        </Inline>
        <IconButton
          size="sm"
          label="Close"
          icon={<CloseIcon />}
          onClick={() => change({ beside: undefined }, { replace: true })}
        />
      </Inline>
      <Inline gap="2">
        <ActionButtons
          actions={driverActions}
          row={{ ...person, status: listed?.status ?? '', origin }}
          following={following}
        />
      </Inline>
      <DriverDeadlines userId={id} />
      <DriverFacts person={person} organisation={organisation} />
      <DriverActivity organisationId={organisation.id} userId={id} />
    </Stack>
  )
}

/** The driver to go on with, who is then shown beside the same list. */
function useFollowingBeside(driver: { id: string; organizationId: string }): Following | undefined {
  const { hrefOf } = useList()
  const place = usePlaceInList(driver, hrefOf({ beside: undefined }))
  const following = place && followingOf(place)
  return following && { ...following, href: hrefOf({ beside: besideOf(following.href) }) }
}
