import { example, guideTo } from '../guide/guideTo.ts'
import { BuildingIcon, SettingsIcon } from '../icon/icons.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const items = [
  { href: '#organisations', label: 'Organisations', icon: <BuildingIcon />, current: true },
  { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
]

export const guide = guideTo(SideNavigation, {
  shownIn: 'AppShell',
  use: ['for the few places of the application, or of one of its parts'],
  instead: [
    ['They are parts of one page.', 'Tabs'],
    ['They form a hierarchy.', 'Tree'],
  ],
  dos: example(<SideNavigation label="Main" items={items} />, 'Nouns, with the current place marked.'),
  donts: example(
    <SideNavigation label="Actions" items={[{ href: '#invite', label: 'Invite driver', icon: null }]} />,
    "An action among places: users don't expect a link to do something.",
  ),
  keys: [
    ['Tab', 'goes from place to place'],
    ['Enter', 'follows the link'],
  ],
  accessibility: ['A navigation landmark named by `label`; the current place has `aria-current`.'],
})
