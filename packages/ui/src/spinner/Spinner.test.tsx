import { conforms } from '../internal/conformance.tsx'
import { Spinner } from './Spinner.tsx'

conforms('Spinner', (probe) => <Spinner {...probe} label="Loading" />)
