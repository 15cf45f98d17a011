import { describeConformance } from '../internal/conformance.tsx'
import { Banner } from './Banner.tsx'

describeConformance('Banner', (probe) => <Banner {...probe}>You are offline</Banner>)
