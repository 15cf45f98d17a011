import { describeConformance } from '../internal/conformance.tsx'
import { DescriptionList } from './DescriptionList.tsx'

describeConformance('DescriptionList', (probe) => (
  <DescriptionList {...probe} items={[{ term: 'Driver ID', detail: '04 21 97' }]} />
))
