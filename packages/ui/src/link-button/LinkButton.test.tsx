import { describeConformance } from '../internal/conformance.tsx'
import { LinkButton } from './LinkButton.tsx'

describeConformance('LinkButton', (probe) => (
  <LinkButton {...probe} href="#one">
    One
  </LinkButton>
))
