import { describeConformance } from '../internal/conformance.tsx'
import { PageProgress } from './PageProgress.tsx'

describeConformance('PageProgress', (probe) => <PageProgress {...probe} />)
