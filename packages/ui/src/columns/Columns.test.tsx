import { describeConformance } from '../internal/conformance.tsx'
import { Columns } from './Columns.tsx'

describeConformance('Columns', (probe) => <Columns {...probe}>One</Columns>)
