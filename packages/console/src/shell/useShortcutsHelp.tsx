import { type ReactNode, useState } from 'react'
import { lazyPart } from '../load/lazyPart.tsx'
import { useHelpShortcut } from './useHelpKey.ts'

const { component: ShortcutsSheet, withCode } = lazyPart(() =>
  import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet),
)

/** The sheet of keyboard shortcuts, opened with `?` or with `show`. */
export function useShortcutsHelp(): { sheet: ReactNode; show: () => void } {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const show = () => withCode(() => setState('open'))
  useHelpShortcut(show)
  const sheet = state !== 'unused' && <ShortcutsSheet open={state === 'open'} onClose={() => setState('closed')} />
  return { sheet, show }
}
