import { useEffect, useState, useSyncExternalStore } from 'react'

/** Whether a media condition holds now; follows its changes. Asked for at each rendering it would style the whole page each time. */
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

/** Where the text of the page runs from. base-ui's arrow keys ask for it; CSS finds it by itself. */
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
