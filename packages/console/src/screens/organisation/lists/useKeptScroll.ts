import { useLayoutEffect, useRef } from 'react'
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
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    const note = () => {
      scrolled.current = window.scrollY // asked for only now: with a changed page it would lay the page out
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  useLayoutEffect(() => () => void page.set(place, scrolled.current), [page, place])
}
