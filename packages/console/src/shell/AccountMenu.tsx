import { displayName, personRoleLabel } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import {
  ChevronDownIcon,
  CommandIcon,
  MailIcon,
  MonitorIcon,
  MoonIcon,
  PermissionIcon,
  PersonIcon,
  SignOutIcon,
  SunIcon,
} from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRadioGroup, MenuSeparator } from '@driver-trust/ui/menu'
import { type ReactNode, useState } from 'react'
import type { ThemeChoice } from '../appearance.ts'
import { useTheme } from '../host.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { SUPPORT, supportLink } from '../product.ts'
import { useSignOut } from '../routing/useSignOut.ts'
import { useViewer } from '../routing/useViewer.ts'
import { permissionsRoute } from '../screens/permissions/route.ts'
import { myAccountRoute } from '../screens/settings/route.ts'
import { useCurrentOrganisation } from './OrganisationTree.tsx'
import { useSingleKeys } from './useHelpKey.ts'

const { component: ShortcutsSheet, withCode } = lazyPart(() =>
  import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet),
)

/** The signed-in user, the theme, signing out, and the sheet of keyboard shortcuts, which `?` opens too. */
export function AccountMenu() {
  const signOut = useSignOut()
  const { user, tree } = useViewer()
  const current = useCurrentOrganisation() ?? tree.rootId
  const { theme, choose } = useTheme()
  const [shortcuts, setShortcuts] = useState<'unused' | 'open' | 'closed'>('unused')
  const showShortcuts = () => withCode(() => setShortcuts('open'))
  useSingleKeys({ '?': showShortcuts })
  const name = displayName(user)
  const trigger = (
    <Button
      variant="tertiary"
      aria-label={`Account menu for ${name}`}
      iconStart={<PersonIcon />}
      iconEnd={<ChevronDownIcon />}
    >
      {name}
    </Button>
  )
  return (
    <>
      <Menu trigger={trigger}>
        <MenuLabel>
          {user.email}, {personRoleLabel(user, tree)}
        </MenuLabel>
        <MenuSeparator />
        <MenuLink icon={<PersonIcon />} href={myAccountRoute.href()}>
          My account
        </MenuLink>
        <MenuLink icon={<PermissionIcon />} href={permissionsRoute.href({ orgId: current })}>
          Your permissions
        </MenuLink>
        <MenuItem icon={<CommandIcon />} onSelect={showShortcuts}>
          Keyboard shortcuts
        </MenuItem>
        {SUPPORT && (
          <MenuLink icon={<MailIcon />} href={supportLink(SUPPORT)}>
            Contact support
          </MenuLink>
        )}
        <MenuSeparator />
        <MenuRadioGroup label="Theme" value={theme} onChange={choose} options={themeOptions} />
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon />} onSelect={() => signOut()}>
          Sign out
        </MenuItem>
      </Menu>
      {shortcuts !== 'unused' && <ShortcutsSheet open={shortcuts === 'open'} onClose={() => setShortcuts('closed')} />}
    </>
  )
}

export const themeOptions: readonly { value: ThemeChoice; label: string; icon: ReactNode }[] = [
  { value: 'system', label: 'System', icon: <MonitorIcon /> },
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
]
