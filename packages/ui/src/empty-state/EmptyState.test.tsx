import { describeConformance } from '../internal/conformance.tsx'
import { EmptyState } from './EmptyState.tsx'

describeConformance('EmptyState', (probe) => <EmptyState {...probe} title="No drivers yet" />)
