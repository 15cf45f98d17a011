import { useSyncExternalStore } from 'react'

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
