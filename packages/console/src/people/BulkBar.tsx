import { missingText } from '@driver-trust/domain/list'
import { formatCount } from '@driver-trust/domain/text'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem } from '@driver-trust/ui/menu'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import { media } from '@driver-trust/ui/theme'
import { toast } from '@driver-trust/ui/toast'
import { useMedia } from '@driver-trust/ui/use-media'
import { useRef, useState } from 'react'
import { isShown } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import type { BulkSheetProps } from '../actions/BulkSheet.tsx'
import type { AskedAction } from '../actions/PersonAction.ts'
import { useSingleKeys } from '../host/useSingleKeys.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useList } from './listContext.ts'
import { focusOn, focusRow } from './listKeys.ts'
import { useWholeList } from './useLongLoad.ts'
import { MOST_AT_ONCE, type Selection } from './useSelection.ts'

const BulkSheet = lazyPart<BulkSheetProps<ListedPerson>>(() =>
  import('../actions/BulkSheet.tsx').then((module) => module.BulkSheet),
)

const ContactMenu = lazyPart(() => import('./ContactMenu.tsx').then((module) => module.ContactMenu))

interface BulkBarProps extends SelectAllProps {
  actions: readonly AskedAction<ListedPerson>[]
}

/** The number of selected rows and the actions on all of them; shown while any row is selected. */
export function BulkBar({ selection, actions: every, ...list }: BulkBarProps) {
  const viewer = useViewer()
  const [open, setOpen] = useState<{ action: AskedAction<ListedPerson>; rows: readonly ListedPerson[] }>()
  const actions = every.filter(({ permission }) => selection.rows.some((row) => isShown(permission(row, viewer))))
  const count = selection.rows.length
  const isPhone = useMedia(media.phone)
  const bar = useBarKey(count > 0)
  const start = (action: AskedAction<ListedPerson>) =>
    void BulkSheet.withCode(() => setOpen({ action, rows: selection.rows }))
  return (
    <>
      {count > 0 && (
        <StickyActions
          ref={bar}
          label="Selection"
          tools={
            <Button size="sm" variant="tertiary" onClick={() => selection.choose(new Set())}>
              Clear selection
            </Button>
          }
          actions={
            <>
              {isPhone && actions.length > 0 ? (
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
                      tone={action.risk === 'dangerous' ? 'error' : 'default'}
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
              <ContactMenu rows={selection.rows} />
            </>
          }
        >
          <span>{`${formatCount(count)} selected`}</span>
          <SelectAll selection={selection} {...list} />
        </StickyActions>
      )}
      {open && (
        <BulkSheet
          key={open.action.id}
          {...open}
          onClose={() => setOpen(undefined)}
          onInstead={(action) => setOpen({ action, rows: open.rows })}
          onDone={selection.drop}
        />
      )}
    </>
  )
}

/** B moves the focus to the first action, and back to the row. */
function useBarKey(isShown: boolean) {
  const bar = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  const toggle = () => {
    const { activeElement } = document
    const isInside = bar.current?.contains(activeElement) === true
    if (isInside) return focusRow(before.current)
    before.current = activeElement
    return focusOn(bar.current?.querySelector(':scope > :last-child button'))
  }
  useSingleKeys({ b: isShown ? toggle : undefined })
  return bar
}

interface SelectAllProps {
  selection: Selection
  total: number
  /** Rows of the page shown. */
  shown: number
  /** All rows, where they are known. */
  everyone: readonly ListedPerson[] | undefined
}

/** Once a page is selected: the rest of the list, on however many pages. */
function SelectAll({ selection, total, shown, everyone }: SelectAllProps) {
  const { request } = useList()
  const { progress, load, stop } = useWholeList()
  const count = selection.rows.length
  const wanted = Math.min(total, MOST_AT_ONCE)
  const select = async () => {
    if (everyone) return selection.chooseRows(everyone.slice(0, MOST_AT_ONCE))
    const list = await load(request, { limit: MOST_AT_ONCE })
    if (!list) return
    const { rows } = list
    selection.chooseRows(rows)
    const text = missingText(rows.length, list, 'selected')
    if (text !== undefined && rows.length < MOST_AT_ONCE) toast.error(text)
  }
  if (progress) {
    return (
      <>
        {`. Loading ${formatCount(Math.min(progress.loaded, wanted))} of ${formatCount(wanted)}… `}
        <Button size="sm" variant="tertiary" onClick={stop}>
          Cancel
        </Button>
      </>
    )
  }
  if (total <= shown || count < shown) return null
  if (count < wanted) {
    return (
      <>
        {' '}
        <Button size="sm" variant="tertiary" onClick={select}>
          {total > MOST_AT_ONCE ? `Select the first ${formatCount(MOST_AT_ONCE)}` : `Select all ${formatCount(total)}`}
        </Button>
      </>
    )
  }
  return total > MOST_AT_ONCE
    ? `. At most ${formatCount(MOST_AT_ONCE)} people can be selected at once. These are the first of ${formatCount(total)}. Filter the list to reach the others.`
    : null
}
