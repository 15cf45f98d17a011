import { depthClassLabels, depthClassOf, organisationIn } from '@driver-trust/domain'
import { Badge } from '@driver-trust/ui/badge'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { useParams } from 'wouter'
import { NotFound } from '../../load/NotFound.tsx'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { DriverList } from './DriverList.tsx'

/** /organisation/{orgId}: the drivers of an organisation. */
export function OrganisationScreen() {
  const { orgId } = useParams<{ orgId: string }>()
  const { tree } = useViewer()
  const organisation = organisationIn(tree, orgId)
  useTitle(organisation?.name ?? 'Not Found')
  if (!organisation) return <NotFound what="organisation" />
  const depthClass = depthClassOf(tree, organisation.id)
  return (
    <Stack gap="6">
      <PageHeader title={organisation.name} meta={depthClass && <Badge plain>{depthClassLabels[depthClass]}</Badge>} />
      <DriverList key={organisation.id} organisation={organisation} />
    </Stack>
  )
}
