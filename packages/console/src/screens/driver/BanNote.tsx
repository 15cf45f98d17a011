import { displayName, type OrganisationNode, type UserWithOrganisation } from '@driver-trust/domain'
import { useNames } from '@driver-trust/domain/data'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { TextLink } from '@driver-trust/ui/text-link'
import { formatDate } from '../../format/formatDate.ts'
import { links } from '../../links.ts'

interface BanNoteProps {
  listed: UserWithOrganisation
  origin: OrganisationNode | undefined
}

/** Who banned a driver and when, or where the ban comes from; nothing for those who are not banned. */
export function BanNote({ listed: { id, status, bannedAt, bannedBy }, origin }: BanNoteProps) {
  const names = useNames(status === 'banned_explicitly' && bannedBy ? [bannedBy] : [])
  if (status === 'banned_inherited')
    return (
      <InlineAlert tone="error" role="note">
        {origin ? (
          <>
            Inherited from <TextLink href={links.driver(origin.id, id)}>{origin.name}</TextLink>
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
