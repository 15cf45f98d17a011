import { conforms } from '../internal/conformance.tsx'
import { Columns } from './Columns.tsx'

conforms('Columns', (probe) => <Columns {...probe}>One</Columns>)
