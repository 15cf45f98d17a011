import { conforms } from '../internal/conformance.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

conforms('Breadcrumbs', (probe) => <Breadcrumbs {...probe} items={[{ label: 'North', href: '#north' }]} />, {
  isUnstyled: true,
})
