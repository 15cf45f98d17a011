import { conforms } from '../internal/conformance.tsx'
import { Inline } from './Inline.tsx'

conforms('Inline', (probe) => <Inline {...probe}>One</Inline>)
