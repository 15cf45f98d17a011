import { conforms } from '../internal/conformance.tsx'
import { Card } from './Card.tsx'

conforms('Card', (probe) => <Card {...probe}>One</Card>)
