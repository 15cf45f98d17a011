import type { Command } from '@driver-trust/ui/command-palette'
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../host/createListeners.ts'

const { subscribe, tell } = createListeners()
const offers = new Set<readonly Command[]>()
let commands: readonly Command[] = []

function follow() {
  commands = [...offers].flat()
  tell()
}

/** Offers actions of the page in the palette as long as the page is shown; only an open palette re-renders for them. */
export function useOfferCommands(offered: readonly Command[]): void {
  useEffect(() => {
    offers.add(offered)
    follow()
    return () => {
      offers.delete(offered)
      follow()
    }
  }, [offered])
}

export function usePageCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => commands)
}
