import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { SUPPORT, supportLink } from '../host/product.ts'

/** Whom to ask about an error, where the operator named someone. */
export function SupportHint({ support = SUPPORT }: { support?: string | undefined }) {
  if (support === undefined) return null
  return (
    <Text as="p" tone="muted">
      If it happens again, copy the report and send it to{' '}
      <TextLink href={supportLink(support)}>{support.includes('://') ? 'support' : support}</TextLink>.
    </Text>
  )
}
