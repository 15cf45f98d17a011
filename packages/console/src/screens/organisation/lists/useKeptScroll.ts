import { useLayoutEffect } from 'react'
import { useMemory } from '../../../memory/useMemory.ts'
import { usePresentAddress } from '../../../routing/usePresentAddress.ts'

/** Brings a list back to where it was scrolled when one returns to it from a person. */
export function useKeptScroll(isReady: boolean): void {
  const { page } = useMemory()
  const place = `scroll:${usePresentAddress()}`
  useLayoutEffect(() => {
    if (!isReady) return
    const held = page.get(place)
    if (typeof held !== 'number' || window.history.state?.isReturn !== true) return
    // Whoever arrives by a link is led to the top of the page first.
    const frame = requestAnimationFrame(() => window.scrollTo(0, held))
    return () => cancelAnimationFrame(frame)
  }, [isReady, page, place])
  useLayoutEffect(() => () => void page.set(place, window.scrollY), [page, place])
}
