import { conforms } from '../internal/conformance.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

conforms('VisuallyHidden', (probe) => <VisuallyHidden {...probe}>One</VisuallyHidden>)
