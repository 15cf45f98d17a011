import { reads, useRead } from '@driver-trust/domain/data'
import { answerOf } from '@driver-trust/domain/driver'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { TextLink } from '@driver-trust/ui/text-link'
import { usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { paths } from '../paths.ts'
import { useVerdictsOf } from './useVerdictsOf.ts'

interface AlsoInProps {
  id: string
  organizationId: string
  /** The organisation that an inherited ban comes from: left out, as the verdict names it. */
  origin: { id: string } | undefined
}

/** What holds for the same person in the other organisations in view: "Also in North: banned by North". */
export function AlsoIn({ id, organizationId, origin }: AlsoInProps) {
  const { tree } = useViewer()
  const permissionsIn = usePermissions()
  const { data } = useRead(Object.keys(tree.byId).length > 1 ? reads.liveStatuses(id) : null)
  const verdictOf = useVerdictsOf(id)
  const said = [organizationId, origin?.id]
  const others = (data?.rows ?? []).filter((row) => !said.includes(row.organizationId))
  return others.map((row) => {
    const { organizationId: orgId = '', organizationName } = row
    const isVisible = permissionsIn(orgId).viewDrivers.allowed
    return (
      <InlineAlert key={orgId} tone="neutral" role="note">
        Also in{' '}
        {isVisible ? (
          <TextLink href={paths.driver.href({ orgId, userId: id })}>{organizationName}</TextLink>
        ) : (
          organizationName
        )}
        {`: ${answerOf(verdictOf(row))}`}
      </InlineAlert>
    )
  })
}
