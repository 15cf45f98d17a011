import { conforms } from '../internal/conformance.tsx'
import { Skeleton } from './Skeleton.tsx'

conforms('Skeleton', (probe) => <Skeleton {...probe} />)
