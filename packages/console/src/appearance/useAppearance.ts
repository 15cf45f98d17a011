import { createContext, useSyncExternalStore } from 'react'
import { useProvided } from '../useProvided.ts'
import type { Appearance, ThemeChoice } from './createAppearance.ts'

export const AppearanceContext = createContext<Appearance | undefined>(undefined)

/** The chosen theme and the way to choose another. */
export function useAppearance(): { theme: ThemeChoice; choose: (theme: ThemeChoice) => void } {
  const appearance = useProvided(AppearanceContext)
  const theme = useSyncExternalStore(appearance.subscribe, appearance.read)
  return { theme, choose: appearance.choose }
}
