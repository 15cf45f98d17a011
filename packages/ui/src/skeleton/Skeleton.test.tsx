import { describeConformance } from '../internal/conformance.tsx'
import { Skeleton } from './Skeleton.tsx'

describeConformance('Skeleton', (probe) => <Skeleton {...probe} />)
