import { BuildingIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Lockup } from '@driver-trust/ui/mark'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { PRODUCT } from '../product.ts'
import { useViewer } from '../routing/useViewer.ts'
import { brand, navigation } from './mainNavigation.css.ts'
import { OrganisationTree } from './OrganisationTree.tsx'

/** Where one can go in the console. */
export function MainNavigation() {
  const { tree } = useViewer()
  const [path] = useLocation()
  const home = links.organisation(tree.rootId)
  return (
    <div className={navigation}>
      <Lockup name={PRODUCT} className={brand} />
      <SideNavigation
        label="Main"
        items={[
          { href: home, label: 'Organisations', icon: <BuildingIcon />, current: path.startsWith('/organisation/') },
          { href: links.settings(), label: 'Settings', icon: <SettingsIcon />, current: path.startsWith('/settings') },
        ]}
      />
      <OrganisationTree />
    </div>
  )
}
