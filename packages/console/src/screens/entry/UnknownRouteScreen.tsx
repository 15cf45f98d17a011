import { CentredCard } from '@driver-trust/ui/centred-card'
import { Heading } from '@driver-trust/ui/heading'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { PRODUCT } from '../../host/product.ts'
import { useTitle } from '../../page/useTitle.ts'
import { paths } from '../../paths.ts'

export function UnknownRouteScreen() {
  useTitle('404 error')
  return (
    <CentredCard brand={PRODUCT}>
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1}>404 error</Heading>
          <Text as="p" tone="muted">
            There is no page at this address. The link may be out of date or incomplete.
          </Text>
        </Stack>
        <LinkButton href={paths.home.href()} size="lg">
          Go to the console
        </LinkButton>
      </Stack>
    </CentredCard>
  )
}
