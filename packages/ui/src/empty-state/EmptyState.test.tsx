import { conforms } from '../internal/conformance.tsx'
import { EmptyState } from './EmptyState.tsx'

conforms('EmptyState', (probe) => <EmptyState {...probe} title="No drivers yet" />)
