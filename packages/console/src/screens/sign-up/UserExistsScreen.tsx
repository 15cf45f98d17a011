import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { links } from '../../links.ts'
import { CardPage } from '../../routing/CardPage.tsx'
import { useEntrySearch } from '../../routing/useEntrySearch.ts'

/** /user-exists: registering met an account (spec, section 8: 409 on register). */
export function UserExistsScreen() {
  const search = useEntrySearch()
  return (
    <CardPage
      title="This e-mail already has an account"
      lead={search.email ? `Sign in as ${search.email}, or set a new password.` : 'Sign in, or set a new password.'}
    >
      <Stack gap="2">
        <LinkButton href={links.signIn(search)} variant="primary" size="lg" width="full">
          Sign in
        </LinkButton>
        <LinkButton href={links.forgotPassword({ email: search.email })} size="lg" width="full">
          Reset password
        </LinkButton>
      </Stack>
    </CardPage>
  )
}
