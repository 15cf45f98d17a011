import { cx } from '../internal/cx.ts'
import { Link, type LinkComponentProps } from '../link/LinkProvider.tsx'
import { root } from './textLink.css.ts'

interface TextLinkProps extends LinkComponentProps {
  /** `quiet` only where the context shows that it is a link: a name in a table, a breadcrumb. */
  tone?: 'accent' | 'quiet' | undefined
  weight?: 'inherit' | 'medium' | undefined
}

/** A link within text. */
export function TextLink({ tone = 'accent', weight = 'inherit', className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={cx(root({ tone, weight }), className)} />
}
