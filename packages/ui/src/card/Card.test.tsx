import { describeConformance } from '../internal/conformance.tsx'
import { Card } from './Card.tsx'

describeConformance('Card', (probe) => <Card {...probe}>One</Card>)
