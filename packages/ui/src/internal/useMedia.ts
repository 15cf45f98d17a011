import { useEffect, useState, useSyncExternalStore } from 'react'

/**
 * Whether a media condition matches, updated as it changes. Evaluating it during each render would restyle the page
 * every time.
 */
export function useMedia(condition: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(condition).matches)
  useEffect(() => {
    const list = matchMedia(condition)
    const look = () => setMatches(list.matches)
    look()
    list.addEventListener('change', look)
    return () => list.removeEventListener('change', look)
  }, [condition])
  return matches
}

/** The text direction of the page, which Base UI's arrow keys need; CSS knows it anyway. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(subscribe, directionOfPage)
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

function directionOfPage(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
}
