import { displayName, roleLabel } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { ChevronDownIcon, MonitorIcon, MoonIcon, PersonIcon, SignOutIcon, SunIcon } from '@driver-trust/ui/icon'
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '@driver-trust/ui/menu'
import type { ThemeChoice } from '../appearance/createAppearance.ts'
import { useAppearance } from '../appearance/useAppearance.ts'
import { useViewer } from '../routing/useViewer.ts'

const THEMES: readonly { value: ThemeChoice; label: string; icon: React.ReactNode }[] = [
  { value: 'system', label: 'System', icon: <MonitorIcon /> },
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
]

/** Who is signed in, how the console looks, and the way out. */
export function AccountMenu() {
  const { session } = useData()
  const { user } = useViewer()
  const { theme, choose } = useAppearance()
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
    <Menu trigger={trigger}>
      <MenuLabel>
        {user.email}, {roleLabel(user.role)}
      </MenuLabel>
      <MenuSeparator />
      <MenuRadioGroup label="Theme" value={theme} onChange={choose} options={THEMES} />
      <MenuSeparator />
      <MenuItem icon={<SignOutIcon />} onSelect={session.signOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
