import type { Command } from '@driver-trust/ui/command-palette'
import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let commands: readonly Command[] = []

function offer(next: readonly Command[]) {
  commands = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
