import { SignUpForm } from '@driver-trust/domain/auth'
import { useData, useWrites } from '@driver-trust/domain/data'
import { isStatus, mayHaveHappened } from '@driver-trust/domain/http'
import { validator } from '@driver-trust/domain/struct'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { FORM_ERROR } from 'final-form'
import { useRef } from 'react'
import { useLocation } from 'wouter'
import { keepInvitation } from '../../account/usePendingInvitation.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { EmailField } from '../../form/FormField.tsx'
import { NewPasswordField } from '../../form/NewPasswordField.tsx'
import { unsentText } from '../../form/useSendOnce.ts'
import { useHost } from '../../host/host.ts'
import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { heldLinkToken, holdLinkToken, useEntrySearch } from '../../routing/linkTokens.ts'

const validate = validator(SignUpForm)

/** /sign-up: creates an account, signs in, and accepts the invitation that led here. */
export function SignUpScreen() {
  const search = useEntrySearch()
  const { client, session, log } = useData()
  const [, navigate] = useLocation()
  const enter = useFinishSignUp()
  /** The e-mail of a registration that was never answered, and may have succeeded. */
  const unanswered = useRef<string>(undefined)

  const register = async ({ email: typed, password }: SignUpForm) => {
    const email = typed.trim()
    const signIn = () => session.signIn({ grant_type: 'password', username: email, password })
    try {
      if (unanswered.current === email && (await signIn().then(() => true, isRefused))) {
        await enter()
        return undefined
      }
      unanswered.current = email
      const tokens = await client.register({ email, password })
      if (tokens) session.adopt(tokens)
      else await signIn()
      unanswered.current = undefined
    } catch (error) {
      if (mayHaveHappened(error)) {
        log.error(error)
        return { [FORM_ERROR]: unsentText(error) }
      }
      unanswered.current = undefined
      if (!isStatus(error, 409)) throw error
      navigate(paths.userExists.href({ ...search, email }))
      return undefined
    }
    await enter()
    return undefined
  }
  return (
    <CardPage title="Create your account" lead="We’ll send a verification link to your e-mail address.">
      {search.invitation && (
        <InlineAlert>An invitation is waiting for you. Sign up with the e-mail address it was sent to.</InlineAlert>
      )}
      <CardForm<SignUpForm>
        label="Create your account"
        submitLabel="Create account"
        initialValues={{ email: search.email ?? '', password: '' }}
        validate={validate}
        onSubmit={register}
      >
        <EmailField autoFocus />
        <NewPasswordField label="Password" />
      </CardForm>
      <Text as="p" tone="muted">
        Already have an account? <TextLink href={paths.signIn.href(search)}>Sign in</TextLink>
      </Text>
    </CardPage>
  )
}

/** A refused sign-in shows that no account has this e-mail and password; any other failure proves nothing. */
function isRefused(error: unknown): boolean {
  if (isStatus(error, 400, 401)) return false
  throw error
}

/** Accepts the pending invitation and continues; a refused one is kept until it can be accepted. */
function useFinishSignUp() {
  const { memory } = useHost()
  const { acceptInvitation } = useWrites()
  const [, navigate] = useLocation()
  return async () => {
    const token = heldLinkToken(memory, '/invitation')
    holdLinkToken(memory, '/invitation', undefined)
    if (token === undefined) return navigate(paths.home.href())
    try {
      await acceptInvitation({ token })
      navigate(paths.invitationAccepted.href())
    } catch {
      keepInvitation(memory, token)
      navigate(paths.home.href())
    }
  }
}

/** /user-exists: the e-mail of a registration already has an account. */
export function UserExistsScreen() {
  const search = useEntrySearch()
  return (
    <CardPage
      title="This e-mail already has an account"
      lead={search.email ? `Sign in as ${search.email}, or set a new password.` : 'Sign in, or set a new password.'}
    >
      <Stack gap="2">
        <WideLink href={paths.signIn.href(search)}>Sign in</WideLink>
        <WideLink href={paths.forgotPassword.href({ email: search.email })} variant="secondary">
          Reset password
        </WideLink>
      </Stack>
    </CardPage>
  )
}
