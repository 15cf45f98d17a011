import { describeConformance } from '../internal/conformance.tsx'
import { CentredCard } from './CentredCard.tsx'

describeConformance('CentredCard', (probe) => (
  <CentredCard {...probe} brand="Product">
    Sign in
  </CentredCard>
))
