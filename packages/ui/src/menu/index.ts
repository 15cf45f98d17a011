export { Menu, type MenuProps } from './Menu.tsx'
export {
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuLink,
  type MenuLinkProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './MenuItem.tsx'
