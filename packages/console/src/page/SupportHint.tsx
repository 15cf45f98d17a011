import { RequestError } from '@driver-trust/domain/http'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { SUPPORT, supportLink } from '../host/product.ts'

/** What a user can do about an error: the connection, or whom to ask, where the operator named someone. */
export function SupportHint({ error, support = SUPPORT }: { error: unknown; support?: string | undefined }) {
  if (error instanceof RequestError && error.failure === 'network')
    return (
      <Text as="p" tone="muted">
        The server couldn’t be reached. Check your connection.
      </Text>
    )
  if (support === undefined) return null
  return (
    <Text as="p" tone="muted">
      If it happens again, copy the report and send it to{' '}
      <TextLink href={supportLink(support)}>{support.includes('://') ? 'support' : support}</TextLink>.
    </Text>
  )
}
