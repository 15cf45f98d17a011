import { type ReactNode, useState } from 'react'
import { lateDialog } from '../load/lateDialog.tsx'
import { useHelpPress } from './useHelpKey.ts'

const { component: ShortcutsSheet, withCode } = lateDialog(() =>
  import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet),
)

/** The list of keyboard shortcuts, which `?` shows, and the other way to show it. */
export function useShortcutsHelp(): { sheet: ReactNode; show: () => void } {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const show = () => withCode(() => setState('open'))
  useHelpPress(show)
  const sheet = state !== 'unused' && <ShortcutsSheet open={state === 'open'} onClose={() => setState('closed')} />
  return { sheet, show }
}
