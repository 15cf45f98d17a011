import { reads, useRead } from '@driver-trust/domain/data'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { displayName, nameInSentence, type UserWithOrganisation } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { TextLink } from '@driver-trust/ui/text-link'
import { useOnce } from '../form/useOnce.ts'
import { paths } from '../paths.ts'
import { formatDate } from './formatDate.ts'

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
  /** Names those that an inherited ban can only come from. */
  possible: string | undefined
}

/** Who banned a driver and when, or where the ban comes from; renders nothing for a driver who isn't banned. */
export function BanNote({ listed: { id, status, bannedAt, bannedBy }, origin, possible }: BanNoteProps) {
  const names = useRead(reads.names(status === 'banned_explicitly' && bannedBy ? [bannedBy] : []))
  if (status === 'banned_inherited')
    return (
      <InlineAlert tone="neutral" role="note">
        {origin ? (
          <>
            Inherited from <TextLink href={paths.driver.href({ orgId: origin.id, userId: id })}>{origin.name}</TextLink>
          </>
        ) : (
          `Banned by ${possible ?? 'an organisation above this one'}.`
        )}
      </InlineAlert>
    )
  if (status !== 'banned_explicitly') return null
  const by = bannedBy && names.data ? ` by ${nameInSentence(displayName(names.data[bannedBy]))}` : ''
  const on = bannedAt ? ` on ${formatDate(bannedAt)}` : ''
  return <InlineAlert tone="neutral" role="note">{`House & Yard Ban set${by}${on}.`}</InlineAlert>
}
