import { LinkButton } from '@driver-trust/ui/link-button'
import { CardPage } from '../../page/CardPage.tsx'
import { paths } from '../../paths.ts'

export function UnknownRouteScreen() {
  return (
    <CardPage title="404 error" lead="There is no page at this address. The link may be out of date or incomplete.">
      <LinkButton href={paths.home.href()} size="lg" width="full">
        Go to the console
      </LinkButton>
    </CardPage>
  )
}
