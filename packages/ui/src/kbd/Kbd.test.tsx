import { describeConformance } from '../internal/conformance.tsx'
import { Kbd } from './Kbd.tsx'

describeConformance('Kbd', (probe) => <Kbd {...probe}>K</Kbd>)
