import { useData, useIdentity } from '@driver-trust/domain/data'
import { LinkButton } from '@driver-trust/ui/link-button'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'

/** /invitation/accepted: names the account that accepted. */
export function InvitationAcceptedScreen() {
  const { session } = useData()
  const { data: user } = useIdentity(session.hasTokens())
  return (
    <CardPage
      title="Invitation accepted"
      lead={
        user?.email ? `${user.email} now belongs to the organisation.` : 'Your account now belongs to the organisation.'
      }
    >
      <LinkButton href={links.home()} variant="primary" size="lg" width="full">
        Go to the console
      </LinkButton>
    </CardPage>
  )
}
