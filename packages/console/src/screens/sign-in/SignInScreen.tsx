import { isStatus } from '@driver-trust/domain'
import { isRefreshRateLimited } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { links } from '../../links.ts'
import { Patience } from '../../load/Patience.tsx'
import { Pending } from '../../load/Pending.tsx'
import { PutOff } from '../../load/PutOff.tsx'
import { useDrafts } from '../../memory/useDrafts.ts'
import { useMemory } from '../../memory/useMemory.ts'
import { CardPage } from '../../routing/CardPage.tsx'
import { landingOf } from '../../routing/landingOf.ts'
import { lazyScreen } from '../../routing/lazyScreen.tsx'
import { heldLinkToken } from '../../routing/linkTokens.ts'
import { Redirect } from '../../routing/Redirect.tsx'
import { returnAddress } from '../../routing/returnAddress.ts'
import { useAccount } from '../../routing/useAccount.ts'
import { useEntrySearch } from '../../routing/useEntrySearch.ts'
import { storageKeys } from '../../storageKeys.ts'
import { SignInForm } from './SignInForm.tsx'

const { component: OneTimeCodeForm } = lazyScreen(() =>
  import('./OneTimeCodeForm.tsx').then((module) => module.OneTimeCodeForm),
)

/** /sign-in: forwards only whom the guards would not send back here, never because tokens merely exist. */
export function SignInScreen() {
  const search = useEntrySearch()
  const memory = useMemory()
  const { account, error, isRetrying, retry } = useAccount()
  const [byCode, setByCode] = useState(false)
  const landing = landingOf('core', account)
  const isEntering = account.hasTokens && landing === 'pending'

  if (account.user && search.invitation && heldLinkToken(memory, '/invitation'))
    return <Redirect to={links.invitation()} />
  if (landing !== 'sign-in' && landing !== 'pending')
    return <Redirect to={returnAddress(search.redirect, account.tree)} />
  return (
    <CardPage title="Sign in" lead="Invite drivers and see at a glance who may drive today.">
      {error && !isStatus(error, 401) && (
        <InlineAlert
          tone="error"
          action={
            <Button size="sm" loading={isRetrying} onClick={retry}>
              Try again
            </Button>
          }
        >
          We could not load your account.
          {isRefreshRateLimited(error) && (
            <>
              {' '}
              <PutOff error={error} onOver={retry} isRetrying={isRetrying} /> Or sign in again below.
            </>
          )}
        </InlineAlert>
      )}
      <StoppedWorkNote />
      <Stack gap="4">
        {byCode ? (
          <Suspense fallback={<Pending />}>
            <OneTimeCodeForm isEntering={isEntering} />
          </Suspense>
        ) : (
          <SignInForm initialEmail={search.email ?? ''} isEntering={isEntering} />
        )}
        {isEntering && <Patience onRetry={retry} />}
        <Button variant="tertiary" size="lg" width="full" onClick={() => setByCode(!byCode)}>
          {byCode ? 'Use a password' : 'Use a one-time code'}
        </Button>
      </Stack>
      <Inline justify="between">
        <TextLink href={links.forgotPassword({ email: search.email })}>Forgot password?</TextLink>
        <TextLink href={links.signUp(search)}>Create an account</TextLink>
      </Inline>
    </CardPage>
  )
}

/** Work on several people that the end of the session stopped in this tab. */
function StoppedWorkNote() {
  const drafts = useDrafts()
  const said = useSyncExternalStore(drafts.subscribe, () => drafts.read(storageKeys.stoppedWork))
  if (typeof said !== 'string') return null
  return <InlineAlert tone="warning">{`${said} Sign in again to see who is left.`}</InlineAlert>
}
