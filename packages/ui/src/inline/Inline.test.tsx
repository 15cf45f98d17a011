import { describeConformance } from '../internal/conformance.tsx'
import { Inline } from './Inline.tsx'

describeConformance('Inline', (probe) => <Inline {...probe}>One</Inline>)
