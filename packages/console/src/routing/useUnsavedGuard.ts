import { useLayoutEffect } from 'react'
import type { LeaveReason } from './navigation.ts'
import { useNavigation } from './useNavigation.ts'

/** While there are changes or running work, asks before the user navigates, goes back or closes the tab. */
export function useUnsavedGuard(hasChanges: boolean, reason: LeaveReason = 'unsaved'): void {
  const { unsaved } = useNavigation()
  useLayoutEffect(() => {
    if (!hasChanges) return undefined
    const guard = Symbol('unsaved')
    unsaved.set(guard, reason)
    window.addEventListener('beforeunload', keepPage)
    return () => {
      unsaved.delete(guard)
      window.removeEventListener('beforeunload', keepPage)
    }
  }, [hasChanges, reason, unsaved])
}

function keepPage(event: BeforeUnloadEvent) {
  event.preventDefault()
}
