import { CardPage } from '../../page/CardPage.tsx'
import { WideLink } from '../../page/WideLink.tsx'
import { paths } from '../../paths.ts'

export function UnknownRouteScreen() {
  return (
    <CardPage title="404 error" lead="There is no page at this address. The link may be out of date or incomplete.">
      <WideLink href={paths.home.href()} variant="secondary">
        Go to the console
      </WideLink>
    </CardPage>
  )
}
