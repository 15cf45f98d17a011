export { SideNavigation, type SideNavigationItem, type SideNavigationProps } from './SideNavigation.tsx'
