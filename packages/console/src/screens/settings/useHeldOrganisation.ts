import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useUnsaved } from '../../routing/HeldContext.ts'
import { historyIndex, returnToEntry } from '../../routing/historyEntry.ts'

/**
 * The organisation that is shown for the one in the address: while the page holds changes it stays the same, and asks first. The guard
 * of the pages cannot know, for the page stays.
 */
export function useHeldOrganisation(wanted: string, addressOf: (search: { organisation: string }) => string) {
  const unsaved = useUnsaved()
  const [, navigate] = useLocation()
  const [shown, setShown] = useState(wanted)
  const [isAsking, setIsAsking] = useState(false)
  const shownEntry = useRef(historyIndex())
  useLayoutEffect(() => {
    const mustAsk = wanted !== shown && unsaved.size > 0
    setIsAsking(mustAsk)
    if (mustAsk) return
    setShown(wanted)
    shownEntry.current = historyIndex()
  }, [wanted, shown, unsaved])
  return {
    shown,
    isAsking,
    stay: () => {
      if (!returnToEntry(shownEntry.current)) navigate(addressOf({ organisation: shown }), { replace: true })
    },
    leave: () => setShown(wanted),
  }
}
