import { describeConformance } from '../internal/conformance.tsx'
import { StickyActions } from './StickyActions.tsx'

describeConformance('StickyActions', (probe) => (
  <StickyActions {...probe} label="Selection" actions={<button type="button">Ban</button>}>
    3 selected
  </StickyActions>
))
