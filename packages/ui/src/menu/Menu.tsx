import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { MoreIcon } from '../icon/icons/MoreIcon.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useLatePopup } from '../internal/useLatePopup.tsx'
import { loadMenuPopup } from './loadMenuPopup.ts'

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

/** Actions behind a button; where there is room for the one that matters, it stands beside the menu. */
export function Menu({ trigger, label, align = 'end', open, onOpenChange, children }: MenuProps) {
  const { popup, ...late } = useLatePopup({
    button: trigger ?? <IconButton size="sm" label={label ?? ''} icon={<MoreIcon />} />,
    hasPopup: 'menu',
    load: loadMenuPopup,
    isOpen: open,
  })
  return (
    <>
      {late.button}
      {popup && <popup.MenuPopup {...{ trigger: late.trigger, align, open, onOpenChange, children }} />}
    </>
  )
}
