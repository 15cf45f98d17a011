import type { Named } from '@driver-trust/domain/people'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { media } from '@driver-trust/ui/theme'
import { useMedia } from '@driver-trust/ui/use-media'
import { type ReactNode, useState } from 'react'
import type { BulkSheetProps } from '../../../actions/BulkSheet.tsx'
import type { PersonAction, PersonRow } from '../../../actions/PersonAction.ts'
import { lazyPart } from '../../../load/lazyPart.tsx'
import type { Selection } from './useListAddress.ts'

// biome-ignore lint/suspicious/noExplicitAny: a component that loads late can't be generic
const { component: BulkSheet, withCode } = lazyPart<BulkSheetProps<any>>(() =>
  import('../../../actions/BulkSheet.tsx').then((module) => module.BulkSheet),
)

interface BulkBarProps<Row> {
  selection: Selection<Row>
  /** Follows the count: offers the rest of the list, or says why not. */
  selectAll: ReactNode
  actions: readonly PersonAction<Row>[]
}

/** The number of selected rows and the actions on all of them; shown while any row is selected. */
export function BulkBar<Row extends PersonRow & Named>({ selection, selectAll, actions }: BulkBarProps<Row>) {
  const [open, setOpen] = useState<{ action: PersonAction<Row>; rows: readonly Row[] }>()
  const count = selection.rows.length
  const isPhone = useMedia(media.phone)
  const start = (action: PersonAction<Row>) => void withCode(() => setOpen({ action, rows: selection.rows }))
  return (
    <>
      {count > 0 && (
        <StickyActions
          label="Selection"
          actions={
            <>
              <Button size="sm" variant="tertiary" onClick={() => selection.choose(new Set())}>
                Clear selection
              </Button>
              {isPhone ? (
                <Menu
                  trigger={
                    <Button size="sm" iconEnd={<ChevronDownIcon />}>
                      Actions
                    </Button>
                  }
                >
                  {actions.map((action) => (
                    <MenuItem
                      key={action.id}
                      icon={action.icon}
                      tone={action.isDangerous ? 'error' : 'default'}
                      onSelect={() => start(action)}
                    >
                      {action.label}
                    </MenuItem>
                  ))}
                </Menu>
              ) : (
                actions.map((action) => (
                  <Button key={action.id} size="sm" iconStart={action.icon} onClick={() => start(action)}>
                    {action.label}
                  </Button>
                ))
              )}
            </>
          }
        >
          {formatCount(count)} selected{selectAll}
        </StickyActions>
      )}
      {open && (
        <BulkSheet
          key={open.action.id}
          {...open}
          onClose={() => setOpen(undefined)}
          onInstead={(action: PersonAction<Row>) => setOpen({ action, rows: open.rows })}
          onDone={selection.drop}
        />
      )}
    </>
  )
}
