import { type ReactNode, Suspense, useState } from 'react'
import { lazyScreen } from '../../routing/lazyScreen.tsx'
import { useHelpPress } from './useHelpKey.ts'

const { component: ShortcutsSheet, withCode } = lazyScreen(() =>
  import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet),
)

/** The list of keyboard shortcuts, which `?` shows, and the other way to show it. */
export function useShortcutsHelp(): { sheet: ReactNode; show: () => void } {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const show = () => withCode(() => setState('open'))
  useHelpPress(show)
  const sheet = state !== 'unused' && (
    <Suspense fallback={null}>
      <ShortcutsSheet open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
  return { sheet, show }
}
