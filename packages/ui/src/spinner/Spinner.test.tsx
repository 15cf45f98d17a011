import { describeConformance } from '../internal/conformance.tsx'
import { Spinner } from './Spinner.tsx'

describeConformance('Spinner', (probe) => <Spinner {...probe} label="Loading" />)
