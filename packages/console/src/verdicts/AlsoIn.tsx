import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { TextLink } from '@driver-trust/ui/text-link'
import { usePermissions } from '../account/usePermissions.ts'
import { paths } from '../paths.ts'
import { type ElsewhereProps, useElsewhere } from './useElsewhere.ts'

/** "Also in North: banned by North". */
export function AlsoIn(person: ElsewhereProps) {
  const permissionsIn = usePermissions()
  const { others, unread } = useElsewhere(person)
  const notes = others.map(({ orgId, name, answer }) => (
    <InlineAlert key={orgId} tone="neutral" role="note">
      Also in{' '}
      {permissionsIn(orgId).viewDrivers.allowed ? (
        <TextLink href={paths.driver.href({ orgId, userId: person.id })}>{name}</TextLink>
      ) : (
        name
      )}
      {`: ${answer}`}
    </InlineAlert>
  ))
  if (!unread) return notes
  return (
    <>
      {notes}
      <InlineAlert tone="warning" role="note">
        {unread}
      </InlineAlert>
    </>
  )
}
