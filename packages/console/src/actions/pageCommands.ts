import type { Command } from '@driver-trust/ui/command-palette'
import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '../host/createListeners.ts'

const { subscribe, tell } = createListeners()
let commands: readonly Command[] = []

function offer(next: readonly Command[]) {
  commands = next
  tell()
}

/** Offers the page's own actions in the palette as long as the page is shown; only an open palette re-renders for them. */
export function useOfferCommands(offered: readonly Command[]): void {
  useEffect(() => {
    offer(offered)
    return () => offer([])
  }, [offered])
}

export function usePageCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => commands)
}
