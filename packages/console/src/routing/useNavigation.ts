import { createContext, useContext, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { addressOf, type Navigation, type ShownAddress } from './navigation.ts'
import { useSearch } from './useSearch.ts'

export const NavigationContext = createContext<Navigation | undefined>(undefined)

/** TransitionRouter provides it. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('There is no TransitionRouter above this component: render it below App.')
  return navigation
}

/** A part of what is shown; re-renders when that part changes. */
export function useShown<Part>(part: (shown: ShownAddress) => Part): Part {
  const { subscribe, shown } = useNavigation()
  return useSyncExternalStore(subscribe, () => part(shown()))
}

/** Path, query and hash of the current address, in the form of a `redirect` parameter. */
export function useCurrentAddress(): string {
  const [path] = useLocation()
  const search = useSearch()
  return `${addressOf({ path, search })}${window.location.hash}`
}
