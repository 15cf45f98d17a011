import { conforms } from '../internal/conformance.tsx'
import { CentredCard } from './CentredCard.tsx'

conforms('CentredCard', (probe) => (
  <CentredCard {...probe} brand="Product">
    Sign in
  </CentredCard>
))
