import { describeConformance } from '../internal/conformance.tsx'
import { Text } from './Text.tsx'

describeConformance('Text', (probe) => <Text {...probe}>One</Text>)
