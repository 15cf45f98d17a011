import type { LinkComponentProps } from '@driver-trust/ui/link'
import { Link } from 'wouter'

/** An anchor of the design system that navigates without a reload, as long as it stays in the console. */
export function RouterLink({ children, ...rest }: LinkComponentProps) {
  const isOwn =
    rest.href.startsWith('/') && !rest.href.startsWith('//') && rest.target === undefined && rest.download === undefined
  if (!isOwn) return <a {...rest}>{children}</a>
  return <Link {...rest}>{children}</Link>
}
