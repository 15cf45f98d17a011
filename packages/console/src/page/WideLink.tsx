import { LinkButton } from '@driver-trust/ui/link-button'
import type { ComponentProps } from 'react'

/** The next step of a page with a card, as wide as the card. */
export function WideLink({ variant = 'primary', ...rest }: ComponentProps<typeof LinkButton>) {
  return <LinkButton {...rest} variant={variant} size="lg" width="full" />
}
