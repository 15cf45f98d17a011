import { AppShell } from '@driver-trust/ui/app-shell'
import { Csp } from '@driver-trust/ui/csp'
import { BuildingIcon, GateIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Lockup } from '@driver-trust/ui/mark'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { Toaster, toast } from '@driver-trust/ui/toast'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { usePermissions } from '../account/usePermissions.ts'
import { useViewer } from '../account/useViewer.ts'
import { useHost } from '../host/host.ts'
import { PRODUCT } from '../host/product.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { useSessionEvent } from '../host/useSessionEvent.ts'
import { AfterPending, Pending } from '../load/Pending.tsx'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import { paths } from '../paths.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { brand, navigation } from './mainNavigation.css.ts'
import { OrganisationTree } from './OrganisationTree.tsx'
import { SearchButton } from './SearchButton.tsx'
import { account, header, toastStart } from './shell.css.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

/** The frame of every signed-in page: navigation, account menu and content. */
export function Shell({ children }: { children: ReactNode }) {
  const { reload, drafts } = useHost()
  useSessionEvent(toast.clear) // toasts name people whom the next user may not be allowed to see
  useEffect(() => drafts.write(storageKeys.stoppedWork, undefined), [drafts]) // the sign-in page has reported it
  return (
    <>
      <Csp>
        <AppShell navigation={<MainNavigation />} header={<Header />}>
          <ErrorBoundary>
            <Suspense fallback={<Pending onRetry={reload} />}>
              <AfterPending>{children}</AfterPending>
            </Suspense>
          </ErrorBoundary>
        </AppShell>
      </Csp>
      <Toaster offset={{ block: toastStart }} />
    </>
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
  const home = paths.organisation.href({ orgId: tree.rootId })
  const permissions = usePermissions()
  const orgId = useCurrentOrganisation() ?? tree.rootId
  const isOwn = orgId === tree.rootId || !permissions(orgId).viewSettings.allowed
  const gate = permissions(orgId).viewDrivers.allowed ? paths.gateCheck.href({ orgId }) : undefined
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
            href: paths.settings.href(isOwn ? {} : { organisation: orgId }),
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
