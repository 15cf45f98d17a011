import { MenuItem } from '@driver-trust/ui/menu'
import type { AskedAction, Offer, RowAction } from './PersonAction.ts'

interface ActionItemsProps<Row> {
  row: Row
  offers: readonly Offer<RowAction<Row>>[]
  onAsk: (action: AskedAction<Row>, row: Row) => void
}

/** The actions on a person, for a menu; a disabled one says why. */
export function ActionItems<Row>({ row, offers, onAsk }: ActionItemsProps<Row>) {
  return offers.map(({ action, disabledReason }) => (
    <MenuItem
      key={action.id}
      icon={action.icon}
      tone={action.risk === 'dangerous' ? 'error' : 'default'}
      disabledReason={disabledReason}
      onSelect={() => ('run' in action ? action.run(row) : onAsk(action, row))}
    >
      {action.label}
    </MenuItem>
  ))
}
