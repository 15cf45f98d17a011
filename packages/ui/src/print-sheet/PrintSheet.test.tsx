import { conforms } from '../internal/conformance.tsx'
import { PrintSheet } from './PrintSheet.tsx'

conforms('PrintSheet', (probe) => (
  <PrintSheet {...probe} isPreview>
    One page
  </PrintSheet>
))
