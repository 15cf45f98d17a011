import type { Menu } from '@base-ui/react/menu'
import { createContext, use } from 'react'

/** What base-ui's menu is made of: loaded with the popup, so that a menu that nobody opens does not need it. */
export type MenuParts = Pick<typeof Menu, 'Item' | 'LinkItem' | 'RadioGroup' | 'RadioItem' | 'GroupLabel' | 'Separator'>

export const MenuPartsContext = createContext<MenuParts | undefined>(undefined)

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext)
  if (!parts) throw new Error('MenuItem and the like stand in a Menu: put them among the children of one.')
  return parts
}
