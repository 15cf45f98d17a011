import { Menu as Base } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { MoreIcon } from '../icon/icons/MoreIcon.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { positioner } from '../internal/popup.css.ts'
import { sheet } from './menu.css.ts'

interface MenuOwnProps {
  align?: 'start' | 'end' | undefined
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  children: ReactNode
}

export type MenuProps = MenuOwnProps &
  (
    | {
        /** A button of ours, which opens the menu. */ trigger: ReactElement<ComponentProps<'button'>>
        label?: undefined
      }
    | { trigger?: undefined /** Names the three dots that open the menu. */; label: string }
  )

/** Actions behind a button; the one that matters most stands beside the menu where there is room. */
export function Menu({ trigger, label, align = 'end', open, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(isOpen) => onOpenChange?.(isOpen)} modal={false}>
      <Base.Trigger render={trigger ?? <IconButton size="sm" label={label ?? ''} icon={<MoreIcon />} />} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className={positioner}>
          <Base.Popup className={sheet}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
