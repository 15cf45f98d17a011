import type { SignedInUser } from '@driver-trust/domain/people'
import { CentredCard } from '@driver-trust/ui/centred-card'
import { Heading } from '@driver-trust/ui/heading'
import { type Aspect, Signal } from '@driver-trust/ui/signal'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { PRODUCT } from '../host/product.ts'
import { useTitle } from './useTitle.ts'
import { line, list, note, word } from './verdictBoard.css.ts'

interface CardPageProps {
  /** The heading, also used as the document title. */
  title: string
  /** A sentence on what the page is about. */
  lead?: ReactNode
  before?: ReactNode
  wide?: boolean
  children?: ReactNode
}

/** A page outside the core area: a single form with a heading, an explanation and the next step. */
export function CardPage({ title, lead, before, wide = false, children }: CardPageProps) {
  useTitle(title)
  return (
    <CentredCard brand={PRODUCT} before={before} wide={wide} board={wide ? undefined : <VerdictBoard />}>
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

/** Names the signed-in account, for when it may be the wrong one. */
export function SignedInAs({ user }: { user: SignedInUser | undefined }) {
  if (!user?.email) return null
  return (
    <Text as="p" tone="muted">
      You are signed in as {user.email}
    </Text>
  )
}

/** The product's three verdicts with their signs, beside the forms outside the core area. */
function VerdictBoard() {
  return (
    <ul className={list}>
      {lines.map(({ aspect, says, and }) => (
        <li key={aspect} className={line}>
          <Signal aspect={aspect} size="40" ground="board" />
          <span className={word}>{says}</span>
          <span className={note}>{and}</span>
        </li>
      ))}
    </ul>
  )
}

const lines: readonly { aspect: Aspect; says: string; and: string }[] = [
  { aspect: 'stop', says: 'Can’t drive', and: 'and the reason why' },
  { aspect: 'wait', says: 'Not cleared yet', and: 'and what is missing' },
  { aspect: 'go', says: 'Can drive', and: 'and until when' },
]
