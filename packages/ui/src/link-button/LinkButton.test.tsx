import { conforms } from '../internal/conformance.tsx'
import { LinkButton } from './LinkButton.tsx'

conforms('LinkButton', (probe) => (
  <LinkButton {...probe} href="#one">
    One
  </LinkButton>
))
