import type { SignedInUser } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { CentredCard } from '@driver-trust/ui/centred-card'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { PRODUCT } from '../product.ts'
import type { Landing } from './landingOf.ts'
import { useTitle } from './useTitle.ts'

type NotReady = Exclude<Landing, 'pending' | 'sign-in'>

const WORDS: Record<NotReady, { heading: string; sentence: string }> = {
  'no-access': {
    heading: 'This account has no access to the console',
    sentence:
      'The console is for people who look after drivers. If that is you, ask an admin of your organisation to invite you.',
  },
  'not-verified': {
    heading: 'Verify your e-mail address',
    sentence: 'Open the link in the mail that we sent you, then come back and sign in again.',
  },
  'not-set-up': {
    heading: 'Your account is not set up yet',
    sentence: 'It has no name or no organisation so far. Ask an admin to invite you into theirs.',
  },
  'not-found': { heading: 'Not Found', sentence: 'There is no account or organisation for this sign-in any more.' },
  core: { heading: 'Not Found', sentence: 'There is no organisation for this sign-in.' },
}

/** Whoever is signed in but may not enter the core area learns why, and can sign out. */
export function AccountNotReady({ landing, user }: { landing: NotReady; user: SignedInUser | undefined }) {
  const { session } = useData()
  const { heading, sentence } = WORDS[landing]
  useTitle(heading)
  return (
    <CentredCard brand={PRODUCT}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{heading}</Heading>
          <Text as="p" tone="muted">
            {sentence}
          </Text>
          {user?.email && (
            <Text as="p" tone="muted">
              You are signed in as {user.email}.
            </Text>
          )}
        </Stack>
        <Button size="lg" onClick={session.signOut}>
          Sign out
        </Button>
      </Stack>
    </CentredCard>
  )
}
