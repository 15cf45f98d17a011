import { Menu as Base } from '@base-ui/react/menu'
import { positioner } from '../internal/popup.css.ts'
import type { LateTrigger } from '../internal/useLatePopup.tsx'
import type { MenuProps } from './Menu.tsx'
import { type MenuParts, MenuPartsContext } from './MenuParts.ts'
import { sheet } from './menu.css.ts'

const parts: MenuParts = {
  Item: Base.Item,
  LinkItem: Base.LinkItem,
  RadioGroup: Base.RadioGroup,
  RadioItem: Base.RadioItem,
  GroupLabel: Base.GroupLabel,
  Separator: Base.Separator,
}

type MenuPopupProps = Pick<MenuProps, 'align' | 'open' | 'onOpenChange' | 'children'> & { trigger: LateTrigger }

/** All of a menu but its button. */
export function MenuPopup({ trigger, align, open, onOpenChange, children }: MenuPopupProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)} modal={false}>
      <Base.Trigger {...trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className={positioner}>
          <Base.Popup className={sheet}>
            <MenuPartsContext value={parts}>{children}</MenuPartsContext>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
