import { describeConformance } from '../internal/conformance.tsx'
import { Stack } from './Stack.tsx'

describeConformance('Stack', (probe) => <Stack {...probe}>One</Stack>)
