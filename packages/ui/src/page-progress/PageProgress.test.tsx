import { conforms } from '../internal/conformance.tsx'
import { PageProgress } from './PageProgress.tsx'

conforms('PageProgress', (probe) => <PageProgress {...probe} />)
