import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'
import { useSearch } from '../../routing/useSearch.ts'
import { VerificationMailForm } from './VerificationMailForm.tsx'

/** The next step for each kind of link. */
const STEPS: Readonly<Record<string, () => ReactNode>> = {
  verify: () => <VerificationMailForm />,
  reset: () => <WideLink href={paths.forgotPassword.href()}>Send a new link</WideLink>,
  invitation: () => <Text as="p">Ask the person who invited you for a new link.</Text>,
}

/** /link-expired?kind=verify|reset|invitation */
export function LinkExpiredScreen() {
  const kind = new URLSearchParams(useSearch()).get('kind') ?? ''
  const step = Object.hasOwn(STEPS, kind) ? STEPS[kind] : undefined
  return (
    <CardPage title="This link has expired" lead="Links in our e-mails expire and can only be used once.">
      {step?.()}
      <TextLink href={paths.signIn.href()}>Back to sign in</TextLink>
    </CardPage>
  )
}
