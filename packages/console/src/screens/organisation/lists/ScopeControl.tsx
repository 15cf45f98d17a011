import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import type { ListAddress } from './useListAddress.ts'

const SCOPES = [
  { value: 'all', label: 'With sub-organisations' },
  { value: 'own', label: 'This organisation' },
] as const

/** Whether the lists cover everything below the organisation. */
export function ScopeControl({ address: { search, change } }: { address: ListAddress }) {
  return (
    <SegmentedControl
      label="Organisations"
      size="sm"
      options={SCOPES}
      value={search.isOwnOnly ? 'own' : 'all'}
      onChange={(scope) => change({ isOwnOnly: scope === 'own' })}
    />
  )
}
