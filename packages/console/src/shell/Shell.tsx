import { AppShell } from '@driver-trust/ui/app-shell'
import { Csp } from '@driver-trust/ui/csp'
import { BuildingIcon, GateIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Lockup } from '@driver-trust/ui/mark'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { usePermissions } from '../permission/usePermissions.ts'
import { PRODUCT } from '../product.ts'
import { useViewer } from '../routing/useViewer.ts'
import { gateCheckRoute } from '../screens/check/route.ts'
import { organisationRoute } from '../screens/organisation/route.ts'
import { settingsRoute } from '../screens/settings/route.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { brand, navigation } from './mainNavigation.css.ts'
import { OrganisationTree, useCurrentOrganisation } from './OrganisationTree.tsx'
import { SearchButton } from './SearchButton.tsx'
import { account, header } from './shell.css.ts'

/** The frame of every signed-in page: navigation, account menu and content. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <AppShell navigation={<MainNavigation />} header={<Header />}>
        {children}
      </AppShell>
    </Csp>
  )
}

/** The same frame while the account loads, without the parts that need it. */
export function PendingShell({ children }: { children: ReactNode }) {
  const places = (
    <div className={navigation}>
      <Lockup name={PRODUCT} className={brand} />
      <Stack gap="4">
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Stack>
    </div>
  )
  const tools = (
    <div className={header}>
      <Skeleton width={140} height={32} />
      <Skeleton width={140} height={32} />
    </div>
  )
  return (
    <Csp>
      <AppShell navigation={places} header={tools}>
        {children}
      </AppShell>
    </Csp>
  )
}

function Header() {
  return (
    <div className={header}>
      <SearchButton />
      <div className={account}>
        <AccountMenu />
      </div>
    </div>
  )
}

function MainNavigation() {
  const { tree } = useViewer()
  const [path] = useLocation()
  const home = organisationRoute.href({ orgId: tree.rootId })
  const gate = useGate()
  const isAtGate = gate !== undefined && path.endsWith('/check')
  return (
    <div className={navigation}>
      <Lockup name={PRODUCT} className={brand} />
      <SideNavigation
        label="Main"
        items={[
          {
            href: home,
            label: 'Organisations',
            icon: <BuildingIcon />,
            current: path.startsWith('/organisation/') && !isAtGate,
          },
          ...(gate === undefined ? [] : [{ href: gate, label: 'Gate check', icon: <GateIcon />, current: isAtGate }]),
          {
            href: settingsRoute.href(),
            label: 'Settings',
            icon: <SettingsIcon />,
            current: path.startsWith('/settings'),
          },
        ]}
      />
      <OrganisationTree />
    </div>
  )
}

/** The gate of the organisation in view, or of the viewer's own; undefined if its drivers can't be viewed. */
function useGate(): string | undefined {
  const permissions = usePermissions()
  const { tree } = useViewer()
  const orgId = useCurrentOrganisation() ?? tree.rootId
  return permissions(orgId).viewDrivers.allowed ? gateCheckRoute.href({ orgId }) : undefined
}
