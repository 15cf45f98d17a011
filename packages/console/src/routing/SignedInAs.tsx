import type { SignedInUser } from '@driver-trust/domain'
import { Text } from '@driver-trust/ui/text'

/** Whose session this is, where that is part of the trouble. */
export function SignedInAs({ user }: { user: SignedInUser | undefined }) {
  if (!user?.email) return null
  return (
    <Text as="p" tone="muted">
      You are signed in as {user.email}
    </Text>
  )
}
