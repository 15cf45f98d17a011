import { describeConformance } from '../internal/conformance.tsx'
import { PrintSheet } from './PrintSheet.tsx'

describeConformance('PrintSheet', (probe) => (
  <PrintSheet {...probe} isPreview>
    One page
  </PrintSheet>
))
