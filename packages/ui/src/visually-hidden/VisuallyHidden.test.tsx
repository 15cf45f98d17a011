import { describeConformance } from '../internal/conformance.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

describeConformance('VisuallyHidden', (probe) => <VisuallyHidden {...probe}>One</VisuallyHidden>)
