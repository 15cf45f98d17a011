import { displayName, personRoleLabel } from '@driver-trust/domain/people'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon, CommandIcon, MailIcon, PermissionIcon, PersonIcon, SignOutIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuLink, MenuRadioGroup, MenuSeparator } from '@driver-trust/ui/menu'
import { useState } from 'react'
import { useSignOut } from '../account/useSignOut.ts'
import { useViewer } from '../account/useViewer.ts'
import { useTheme } from '../host/host.ts'
import { SUPPORT, supportLink } from '../host/product.ts'
import { useSingleKeys } from '../host/useSingleKeys.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { paths } from '../paths.ts'
import { themeOptions } from './themeOptions.tsx'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

const ShortcutsSheet = lazyPart(() => import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet))

/** The signed-in user, the theme, signing out, and the sheet of keyboard shortcuts, which `?` opens too. */
export function AccountMenu() {
  const signOut = useSignOut()
  const { user, tree } = useViewer()
  const current = useCurrentOrganisation() ?? tree.rootId
  const { theme, choose } = useTheme()
  const [shortcuts, setShortcuts] = useState<'unused' | 'open' | 'closed'>('unused')
  const showShortcuts = () => ShortcutsSheet.withCode(() => setShortcuts('open'))
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
        <MenuLink icon={<PersonIcon />} href={paths.myAccount.href()}>
          My account
        </MenuLink>
        <MenuLink icon={<PermissionIcon />} href={paths.permissions.href({ orgId: current })}>
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
