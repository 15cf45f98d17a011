import { isStatus, redirectTarget } from '@driver-trust/domain'
import { useData, useIdentity } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { CentredCard } from '@driver-trust/ui/centred-card'
import { Heading } from '@driver-trust/ui/heading'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useSearchParams } from 'wouter'
import { links } from '../../links.ts'
import { PRODUCT } from '../../product.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { useSessionEvents } from '../../routing/useSessionEvents.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { SignInForm } from './SignInForm.tsx'

/** /sign-in: forwards only once somebody is known, never because tokens merely exist. */
export function SignInScreen() {
  const { session } = useData()
  const [search] = useSearchParams()
  useSessionEvents()
  useTitle('Sign in')
  const identity = useIdentity(session.hasTokens())
  if (identity.data)
    return <Redirect to={redirectTarget(search.get('redirect') ?? '', window.location.origin) ?? links.home()} />
  const isUnreachable = identity.error !== undefined && !isStatus(identity.error, 401)
  return (
    <CentredCard brand={PRODUCT}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>Sign in</Heading>
          <Text as="p" tone="muted">
            Invite drivers and see at a glance who may drive today.
          </Text>
        </Stack>
        {isUnreachable && (
          <InlineAlert
            tone="error"
            action={
              <Button size="sm" loading={identity.isValidating} onClick={() => void identity.mutate()}>
                Try again
              </Button>
            }
          >
            We could not load your account.
          </InlineAlert>
        )}
        <SignInForm initialEmail={search.get('email') ?? ''} isEntering={session.hasTokens() && !identity.error} />
      </Stack>
    </CentredCard>
  )
}
