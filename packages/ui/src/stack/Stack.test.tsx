import { conforms } from '../internal/conformance.tsx'
import { Stack } from './Stack.tsx'

conforms('Stack', (probe) => <Stack {...probe}>One</Stack>)
