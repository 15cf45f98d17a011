import { reads, useRead } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { personRoleLabel } from '@driver-trust/domain/people'
import { type GrantName, grantLabel, grantNames, type Permission, permissionsOf } from '@driver-trust/domain/permission'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Card } from '@driver-trust/ui/card'
import { Columns } from '@driver-trust/ui/columns'
import { Heading } from '@driver-trust/ui/heading'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useParams } from 'wouter'
import { NotFound } from '../../load/Loaded.tsx'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { organisationRoute } from '../organisation/route.ts'
import { grant as grantStyle, list } from './permissionsScreen.css.ts'

/** /organisation/{orgId}/permissions: the permission table as it applies to the viewer. */
export function PermissionsScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  useTitle(organisation ? 'Your permissions' : 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  return <Grants organisation={organisation} />
}

function Grants({ organisation }: { organisation: OrganisationNode }) {
  const viewer = useViewer()
  const { viewOrganisation } = permissionsOf({ viewer, organisation })
  const { data: counters } = useRead(viewOrganisation.allowed ? reads.counters(organisation.id) : null)
  const permissions = permissionsOf({ viewer, organisation, counters })
  const rows = grantNames.map((grant) => ({ grant, permission: permissions[grant] }))
  return (
    <Stack gap="6">
      <PageHeader
        title="Your permissions"
        breadcrumb={
          <Breadcrumbs
            items={[{ label: organisation.name, href: organisationRoute.href({ orgId: organisation.id }) }]}
          />
        }
        description={`Your role is ${personRoleLabel(viewer.user, viewer.tree)}. This is what it allows in ${organisation.name}.`}
      />
      <Columns of="half" gap="6">
        <GrantList title="You can" rows={rows.filter(({ permission }) => permission.allowed)} />
        <GrantList title="You can’t" rows={rows.filter(({ permission }) => !permission.allowed)} />
      </Columns>
    </Stack>
  )
}

interface GrantListProps {
  title: string
  rows: readonly { grant: GrantName; permission: Permission }[]
}

/** A reason that this many share is said once. */
const SHARED = 3

function GrantList({ title, rows }: GrantListProps) {
  const reasons = rows.flatMap(({ permission }) => (permission.allowed ? [] : [permission.reason]))
  const counts = [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => ({ reason, count: all.length }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const shared = most && most.count >= SHARED ? most.reason : undefined
  return (
    <Card as="section">
      <Heading level={2} size="16">
        {title}
      </Heading>
      {shared !== undefined && (
        <Text as="p" tone="muted">
          {shared}
        </Text>
      )}
      <ul className={list} aria-label={title}>
        {rows.map(({ grant, permission }) => (
          <li key={grant} className={grantStyle}>
            {grantLabel(grant)}
            {!permission.allowed && permission.reason !== shared && (
              <Text as="div" size="13" tone="muted">
                {permission.reason}
              </Text>
            )}
          </li>
        ))}
        {rows.length === 0 && (
          <li className={grantStyle}>
            <Text tone="muted">Nothing.</Text>
          </li>
        )}
      </ul>
    </Card>
  )
}
