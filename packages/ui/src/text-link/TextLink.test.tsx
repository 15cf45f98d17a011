import { describeConformance } from '../internal/conformance.tsx'
import { TextLink } from './TextLink.tsx'

describeConformance('TextLink', (probe) => (
  <TextLink {...probe} href="#one">
    One
  </TextLink>
))
