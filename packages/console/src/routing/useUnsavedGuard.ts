import { useLayoutEffect } from 'react'
import { useUnsaved } from './HeldContext.ts'

/** While there are changes, asks before one leaves for another page, closes the tab or goes back. */
export function useUnsavedGuard(hasChanges: boolean): void {
  const unsaved = useUnsaved()
  useLayoutEffect(() => {
    if (!hasChanges) return undefined
    const guard = Symbol('unsaved')
    unsaved.add(guard)
    window.addEventListener('beforeunload', keepPage)
    return () => {
      unsaved.delete(guard)
      window.removeEventListener('beforeunload', keepPage)
    }
  }, [hasChanges, unsaved])
}

function keepPage(event: BeforeUnloadEvent) {
  event.preventDefault()
}
