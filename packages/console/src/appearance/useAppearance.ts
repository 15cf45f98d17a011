import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Appearance, ThemeChoice } from './createAppearance.ts'

export const AppearanceContext = createContext<Appearance | undefined>(undefined)

/** The chosen theme and the way to choose another. */
export function useAppearance(): { theme: ThemeChoice; choose: (theme: ThemeChoice) => void } {
  const appearance = useContext(AppearanceContext)
  if (!appearance) throw new Error('There is no AppearanceContext above this component: App provides it.')
  const theme = useSyncExternalStore(appearance.subscribe, appearance.read)
  return { theme, choose: appearance.choose }
}
