import { type ReactNode, Suspense, useState } from 'react'
import { lazyScreen } from '../../routing/lazyScreen.tsx'
import { useHelpPress } from './useHelpKey.ts'

const { component: ShortcutsSheet, fetchCode } = lazyScreen(() =>
  import('./ShortcutsSheet.tsx').then((module) => module.ShortcutsSheet),
)

/** The list of keyboard shortcuts, which `?` shows, and the other way to show it. */
export function useShortcutsHelp(): { sheet: ReactNode; show: () => void } {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const open = () => setState('open')
  const show = () => {
    const fetching = fetchCode()
    if (fetching)
      void fetching.then(open, open) // without its code the sheet itself says what is wrong
    else open()
  }
  useHelpPress(show)
  const sheet = state !== 'unused' && (
    <Suspense fallback={null}>
      <ShortcutsSheet open={state === 'open'} onClose={() => setState('closed')} />
    </Suspense>
  )
  return { sheet, show }
}
