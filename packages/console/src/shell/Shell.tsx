import { AppShell } from '@driver-trust/ui/app-shell'
import { Csp } from '@driver-trust/ui/csp'
import type { ReactNode } from 'react'
import { AccountMenu } from './AccountMenu.tsx'
import { MainNavigation } from './MainNavigation.tsx'
import { SearchButton } from './palette/SearchButton.tsx'
import { account, header } from './shell.css.ts'

/** The frame of every signed-in page: navigation, account menu and the page itself. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Csp>
      <AppShell navigation={<MainNavigation />} header={<Header />}>
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
