import { conforms } from '../internal/conformance.tsx'
import { Kbd } from './Kbd.tsx'

conforms('Kbd', (probe) => <Kbd {...probe}>K</Kbd>)
