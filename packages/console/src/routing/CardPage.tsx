import type { SignedInUser } from '@driver-trust/domain'
import { CentredCard } from '@driver-trust/ui/centred-card'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { PRODUCT } from '../product.ts'
import { useTitle } from './useTitle.ts'

interface CardPageProps {
  /** The heading, which also names the document. */
  title: string
  /** What this is about, in a sentence. */
  lead?: ReactNode
  /** Over the card. */
  before?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** A page outside the console itself: one card with a heading, what it is about, and what to do. */
export function CardPage({ title, lead, before, wide = false, children }: CardPageProps) {
  useTitle(title)
  return (
    <CentredCard brand={PRODUCT} before={before} wide={wide}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>{title}</Heading>
          {lead && (
            <Text as="p" tone="muted">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </CentredCard>
  )
}

/** Whose session this is, where that is part of the trouble. */
export function SignedInAs({ user }: { user: SignedInUser | undefined }) {
  if (!user?.email) return null
  return (
    <Text as="p" tone="muted">
      You are signed in as {user.email}
    </Text>
  )
}
