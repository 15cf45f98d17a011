import { describeConformance } from '../internal/conformance.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

describeConformance('Breadcrumbs', (probe) => <Breadcrumbs {...probe} items={[{ label: 'North', href: '#north' }]} />, {
  isUnstyled: true,
})
