import { SignInForm as SignInValues } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { isRefreshRateLimited, isStatus } from '@driver-trust/domain/http'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import { isUuid, validator } from '@driver-trust/domain/struct'
import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { Stack } from '@driver-trust/ui/stack'
import { TextLink } from '@driver-trust/ui/text-link'
import { FORM_ERROR } from 'final-form'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { landingOf } from '../../account/landingOf.ts'
import { useAccount } from '../../account/useAccount.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormDraft } from '../../form/FormDraft.tsx'
import { EmailField, FormField } from '../../form/FormField.tsx'
import { useHost } from '../../host/host.ts'
import { storageKeys } from '../../host/storageKeys.ts'
import { lazyScreen } from '../../load/lazyScreen.tsx'
import { Pending, SlowLoadNotice } from '../../load/Pending.tsx'
import { ApiHint } from '../../page/ApiHint.tsx'
import { CardPage } from '../../page/CardPage.tsx'
import { RetryCountdown } from '../../page/RetryCountdown.tsx'
import { organisationAt, paths } from '../../paths.ts'
import { heldLinkToken, useEntrySearch } from '../../routing/linkTokens.ts'
import { Redirect } from '../../routing/Redirect.tsx'

const { component: OneTimeCodeForm } = lazyScreen(() =>
  import('./OneTimeCodeForm.tsx').then((module) => module.OneTimeCodeForm),
)

/** /sign-in: redirects only users whom the guards wouldn't send back here; having tokens isn't enough. */
export function SignInScreen() {
  const search = useEntrySearch()
  const { memory } = useHost()
  const { account, error, isRetrying, retry } = useAccount()
  const [byCode, setByCode] = useState(false)
  const [email = '', setEmail] = useState(search.email)
  const landing = landingOf('core', account)
  const isEntering = account.hasTokens && landing === 'pending'

  if (account.user && search.invitation && heldLinkToken(memory, '/invitation'))
    return <Redirect to={paths.invitation.href()} />
  if (landing !== 'sign-in' && landing !== 'pending')
    return <Redirect to={returnAddress(search.redirect, account.tree)} />
  return (
    <CardPage title="Sign in" lead="See who can drive today, who can’t, and why.">
      {error && !isStatus(error, 401) && (
        <InlineAlert
          tone="error"
          action={
            <Button size="sm" loading={isRetrying} onClick={retry}>
              Try again
            </Button>
          }
        >
          We could not load your account. <ApiHint error={error} />
          {isRefreshRateLimited(error) && (
            <>
              {' '}
              <RetryCountdown error={error} onOver={retry} isRetrying={isRetrying} /> Or sign in again below.
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
          <SignInForm initialEmail={email} onEmail={setEmail} isEntering={isEntering} />
        )}
        {isEntering && <SlowLoadNotice onRetry={retry} />}
        <Button size="lg" width="full" onClick={() => setByCode(!byCode)}>
          {byCode ? 'Use a password' : 'Use a one-time code'}
        </Button>
      </Stack>
      <Inline justify="between">
        <TextLink href={paths.forgotPassword.href({ email: email || undefined })}>Forgot password?</TextLink>
        <TextLink href={paths.signUp.href({ ...search, email: email || undefined })}>Create an account</TextLink>
      </Inline>
    </CardPage>
  )
}

/** Reports work on several people that stopped because the session ended in this tab. */
function StoppedWorkNote() {
  const { drafts } = useHost()
  const said = useSyncExternalStore(drafts.subscribe, () => drafts.read(storageKeys.stoppedWork))
  if (typeof said !== 'string') return null
  return <InlineAlert tone="warning">{said}</InlineAlert>
}

const validate = validator(SignInValues)
const REFUSED = 'The e-mail or password is incorrect.'

interface SignInFormProps {
  initialEmail: string
  /** Called as the user types, for the links that lead elsewhere with it. */
  onEmail: (email: string | undefined) => void
  /** The user has signed in and their account is loading: the button stays busy until the next screen shows. */
  isEntering: boolean
}

/** Signs in with a password; what the user typed survives every refusal. */
function SignInForm({ initialEmail, onEmail, isEntering }: SignInFormProps) {
  const { session } = useData()
  const signIn = async ({ email, password }: SignInValues) => {
    try {
      await session.signIn({ grant_type: 'password', username: email.trim(), password })
      return undefined
    } catch (error) {
      if (isStatus(error, 400, 401)) return { [FORM_ERROR]: REFUSED }
      throw error
    }
  }
  return (
    <CardForm<SignInValues>
      label="Sign in"
      submitLabel="Sign in"
      initialValues={{ email: initialEmail, password: '' }}
      validate={validate}
      onSubmit={signIn}
      isBusy={isEntering}
    >
      <FormDraft<SignInValues> keep={({ email }) => onEmail(email)} />
      <EmailField autoFocus />
      <FormField name="password" label="Password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
    </CardForm>
  )
}

/** Where to go after sign-in: the address the user came from, unless its organisation isn't in their view. */
function returnAddress(redirect: string | undefined, tree: OrganisationTree | null | undefined): string {
  if (redirect === undefined) return paths.home.href()
  const id = organisationAt(redirect)
  const isElsewhere = id !== undefined && tree && !(isUuid(id) && organisationIn(tree, id))
  return isElsewhere ? paths.home.href() : redirect
}
