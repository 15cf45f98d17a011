import { reads, useRead } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { displayName, personRoleLabel, type UserWithOrganisation } from '@driver-trust/domain/people'
import { isUuid } from '@driver-trust/domain/struct'
import { PageHead } from '@driver-trust/ui/app-shell'
import { Badge } from '@driver-trust/ui/badge'
import { Card } from '@driver-trust/ui/card'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { Heading } from '@driver-trust/ui/heading'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { useParams } from 'wouter'
import { usePermissions } from '../../account/usePermissions.ts'
import { useViewer } from '../../account/useViewer.ts'
import { ActionButtons } from '../../actions/ActionButtons.tsx'
import { useUserActions } from '../../actions/useUserActions.ts'
import { Loaded, NotFound } from '../../page/Loaded.tsx'
import { NotPermitted, PersonPending } from '../../page/PersonPage.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'
import { BackLink } from '../../people/BackLink.tsx'
import { useListReturn } from '../../people/useListReturn.ts'
import { ActivityTimeline } from '../../person/ActivityTimeline.tsx'
import { contact } from '../../person/contact.tsx'
import { DateText } from '../../person/DateText.tsx'
import { wholeActivity } from '../../person/useDriverVerdict.ts'

/** /organisation/{orgId}/user/{userId}: a console user's page. */
export function UserScreen() {
  const { orgId, userId } = useParams<{ orgId: string; userId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  const { viewUsers } = usePermissions()(organisation?.id)
  if (!organisation || !isUuid(userId)) return <NotFound what="user" />
  if (!viewUsers.allowed) return <NotPermitted what="User" reason={viewUsers.reason} />
  return <UserDetails key={userId} organisation={organisation} userId={userId} />
}

function UserDetails({ organisation, userId }: { organisation: OrganisationNode; userId: string }) {
  const users = useRead(reads.people({ organization_id: organisation.id, user_id: userId, page: 1, page_size: 1 }))
  return (
    <Loaded of={users} pending={<PersonPending title="User" />} heading="User">
      {({ items }) => {
        const user = items.find(({ id, role }) => id === userId && role !== 'driver')
        if (!user) return <NotFound what="user" />
        const place = { ...user, organizationId: user.organizationId ?? organisation.id } // as it was asked for there
        return <UserPage organisation={organisation} user={place} />
      }}
    </Loaded>
  )
}

function UserPage({ organisation, user }: { organisation: OrganisationNode; user: UserWithOrganisation }) {
  const { tree } = useViewer()
  const name = displayName(user)
  const back = useListReturn(organisation.id, 'users')
  const [changeRole, remove] = useUserActions()
  useTitle(name)
  return (
    <Stack gap="6">
      <PageHead>
        <BackLink to={back} />
      </PageHead>
      <PageHeader
        title={name}
        meta={<Badge plain>{personRoleLabel(user, tree)}</Badge>}
        actions={
          <>
            {changeRole && <ActionButtons actions={[changeRole]} row={user} />}
            {remove && <ActionButtons actions={[remove]} row={user} onDone={() => back.leaveFor(undefined)} />}
          </>
        }
      />
      <Card>
        <DescriptionList
          items={[
            { term: 'E-mail', detail: user.isEmailHidden ? <MaskedValue /> : contact('mailto', user.email) },
            { term: 'Phone', detail: contact('tel', user.phoneNumber) },
            { term: 'Role', detail: personRoleLabel(user, tree) },
            {
              term: 'Organisation',
              detail: (
                <TextLink href={paths.organisation.href({ orgId: organisation.id })}>{organisation.name}</TextLink>
              ),
            },
            { term: 'Verified', detail: <DateText iso={user.verifiedAt} /> },
            { term: 'Updated', detail: <DateText iso={user.updatedAt} /> },
            { term: 'Created', detail: <DateText iso={user.createdAt} /> },
          ]}
        />
      </Card>
      <UserActivity organisationId={organisation.id} userId={user.id} />
    </Stack>
  )
}

/** A user's log has what others did to them; what they did to drivers is in the drivers' logs. */
const NONE = 'No change to this user is recorded. What they did to drivers is on the drivers’ pages.'

/** A user's history in an organisation, newest first. */
function UserActivity({ organisationId, userId }: { organisationId: string; userId: string }) {
  const activity = useRead(wholeActivity({ id: userId, organizationId: organisationId }))
  return (
    <Card>
      <Stack gap="4">
        <Heading level={2} size="16">
          Activity
        </Heading>
        <Loaded of={activity} pending={<Skeleton width="50%" />}>
          {(log) => <ActivityTimeline log={log} empty={NONE} />}
        </Loaded>
      </Stack>
    </Card>
  )
}
