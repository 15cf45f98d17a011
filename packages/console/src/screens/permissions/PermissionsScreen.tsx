import { reads, useRead } from '@driver-trust/domain/data'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import { personRoleLabel } from '@driver-trust/domain/people'
import {
  type GrantName,
  grantLabel,
  grantNames,
  grantScope,
  permissionKindOf,
  permissionsOf,
} from '@driver-trust/domain/permission'
import { PageHead } from '@driver-trust/ui/app-shell'
import { Breadcrumbs } from '@driver-trust/ui/breadcrumbs'
import { Card } from '@driver-trust/ui/card'
import { Columns } from '@driver-trust/ui/columns'
import { Heading } from '@driver-trust/ui/heading'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useParams } from 'wouter'
import { type CoreAccount, useViewer } from '../../account/useViewer.ts'
import { NotFound } from '../../page/Loaded.tsx'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'
import { PrintedLine } from '../../people/PrintedLine.tsx'
import { grant as grantStyle, group as groupStyle, list } from './permissionsScreen.css.ts'

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
      <PageHead>
        <Breadcrumbs
          items={[{ label: organisation.name, href: paths.organisation.href({ orgId: organisation.id }) }]}
        />
      </PageHead>
      <PageHeader
        title="Your permissions"
        description={`Your role is ${personRoleLabel(viewer.user, viewer.tree)}. This is what it allows in ${organisation.name}.`}
      />
      <PrintedLine words={[organisation.name]} />
      <Columns of="half" gap="6">
        <GrantList
          title="You can"
          rows={rows.filter(({ permission }) => permission.allowed).map(({ grant }) => ({ grant }))}
        />
        <GrantList
          title="You can’t"
          rows={rows.flatMap(({ grant, permission }) =>
            permission.allowed ? [] : { grant, reason: reasonHere(grant, permission.reason, { viewer, organisation }) },
          )}
        />
      </Columns>
    </Stack>
  )
}

interface GrantRow {
  grant: GrantName
  /** Why it is refused; rows with the same reason say it once. */
  reason?: string
}

/** Reasons that read better above several grants. */
const HEADS: Readonly<Record<string, string>> = {
  'Admins of a subcontractor can’t do this.': 'Not for admins of a subcontractor',
}

interface Asked {
  viewer: CoreAccount
  organisation: OrganisationNode
}

/** The reason as a heading: where the grant holds, if that is in the viewer's own organisation alone. */
function reasonHere(grant: GrantName, reason: string, { viewer, organisation }: Asked): string {
  const { tree } = viewer
  const isOwnOnly = grantScope(grant, permissionKindOf(viewer)) === 'own' && organisation.id !== tree.rootId
  return isOwnOnly ? `Only in ${organisationIn(tree, tree.rootId)?.name}` : (HEADS[reason] ?? reason)
}

function GrantList({ title, rows }: { title: string; rows: readonly GrantRow[] }) {
  const groups = [...Map.groupBy(rows, ({ reason }) => reason)]
  return (
    <Card as="section">
      <Heading level={2} size="16">
        {title}
      </Heading>
      <ul className={list} aria-label={title}>
        {groups.map(([reason, group]) =>
          reason === undefined ? (
            group.map(itemOf)
          ) : (
            <li key={reason} className={groupStyle}>
              <Text as="p" tone="muted">
                {reason}
              </Text>
              <ul className={list} aria-label={reason}>
                {group.map(itemOf)}
              </ul>
            </li>
          ),
        )}
      </ul>
      {rows.length === 0 && (
        <Text as="p" tone="muted" className={groupStyle}>
          Nothing.
        </Text>
      )}
    </Card>
  )
}

function itemOf({ grant }: GrantRow) {
  return (
    <li key={grant} className={grantStyle}>
      {grantLabel(grant)}
    </li>
  )
}
