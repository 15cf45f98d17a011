import { conforms } from '../internal/conformance.tsx'
import { Banner } from './Banner.tsx'

conforms('Banner', (probe) => <Banner {...probe}>You are offline</Banner>)
