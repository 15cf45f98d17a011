import { BuildingIcon, LockIcon, PersonIcon } from '@driver-trust/ui/icon'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Stack } from '@driver-trust/ui/stack'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { ScreenHead } from '../../page/ScreenHead.tsx'
import { paths } from '../../paths.ts'
import { PrintedLine } from '../../people/PrintedLine.tsx'
import { columns, content } from './settingsPage.css.ts'

interface SettingsPageProps {
  title: string
  /** Names whose settings these are. */
  about: string
  /** The organisation for links to the other settings pages; without it, the user's own. */
  organisation?: string
  children: ReactNode
}

/** A settings page, beside the navigation between them. */
export function SettingsPage({ title, about, organisation, children }: SettingsPageProps) {
  const [path] = useLocation()
  const items = [
    { href: paths.settings.href({ organisation }), label: 'Organisation', icon: <BuildingIcon /> },
    { href: paths.securityContact.href({ organisation }), label: 'Security contact', icon: <LockIcon /> },
    { href: paths.myAccount.href(), label: 'My account', icon: <PersonIcon /> },
  ]
  return (
    <Stack gap="6">
      <ScreenHead title={title} about={about} />
      <PrintedLine words={[]} />
      <div className={columns}>
        <SideNavigation
          label="Settings"
          items={items.map((item) => ({ ...item, current: item.href.split('?')[0] === path }))}
        />
        <div className={content}>{children}</div>
      </div>
    </Stack>
  )
}
