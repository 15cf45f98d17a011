import { conforms } from '../internal/conformance.tsx'
import { Text } from './Text.tsx'

conforms('Text', (probe) => <Text {...probe}>One</Text>)
