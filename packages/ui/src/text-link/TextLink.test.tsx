import { conforms } from '../internal/conformance.tsx'
import { TextLink } from './TextLink.tsx'

conforms('TextLink', (probe) => (
  <TextLink {...probe} href="#one">
    One
  </TextLink>
))
