import type { ReactNode } from 'react'
import { Guard } from './Guard.tsx'
import { PendingShell, Shell } from './Shell.tsx'

/** The core area: its screens inside the shell, for users with a name and an organisation. */
export function CoreArea({ children }: { children: ReactNode }) {
  return (
    <Guard area="core" around={(pending) => <PendingShell>{pending}</PendingShell>}>
      <Shell>{children}</Shell>
    </Guard>
  )
}
