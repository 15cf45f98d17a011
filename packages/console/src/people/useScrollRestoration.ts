import { useLayoutEffect, useRef } from 'react'
import { useHost } from '../host/host.ts'
import { useCurrentAddress } from '../routing/useNavigation.ts'

/** Restores a list's scroll position when the user returns from a person. */
export function useScrollRestoration(isReady: boolean): void {
  const { page } = useHost().memory
  const place = `scroll:${useCurrentAddress()}`
  useLayoutEffect(() => {
    if (!isReady) return
    const held = page.get(place)
    if (typeof held !== 'number' || window.history.state?.isReturn !== true) return
    // A frame later, because arriving by a link first scrolls to the top.
    const frame = requestAnimationFrame(() => window.scrollTo(0, held))
    return () => cancelAnimationFrame(frame)
  }, [isReady, page, place])
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY // read only here: after a DOM change it would force a layout
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      page.set(place, scrolled.current)
    }
  }, [page, place])
}
