import { Activity, type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Router, type RouterOptions, useRouter } from 'wouter'
import { useNavigation } from '../routing/useNavigation.ts'

interface KeptProps {
  /** The screen's own address: it stays at this one while another is shown. */
  path: string
  isShown: boolean
  /** It is left with a dialog open, which would be open on return: it shouldn't be kept. */
  onLeftOpen: () => void
  children: ReactNode
}

const OPEN = '[role="dialog"], [role="alertdialog"]'

/**
 * Keeps a screen while another is shown, so that going back mounts nothing. Meanwhile its effects have ended: it subscribes to nothing and
 * loads nothing. Its elements leave the document, where they would be found twice: an id, a heading, a text.
 */
export function Kept({ path, isShown, onLeftOpen, children }: KeptProps) {
  const { hrefs } = useRouter()
  const [place] = useState(newPlace)
  const address = useMemo(() => addressOf(path), [path])
  const attach = useCallback(
    (element: Element | null) => {
      element?.append(place)
      return () => {
        place.remove()
        if (document.querySelector(OPEN)) onLeftOpen()
      }
    },
    [place, onLeftOpen],
  )
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <div ref={attach} style={CONTENTS} />
      {createPortal(
        <Router {...address} hrefs={hrefs}>
          {children}
        </Router>,
        place,
      )}
    </Activity>
  )
}

const CONTENTS = { display: 'contents' }

function newPlace(): HTMLElement {
  const place = document.createElement('div')
  place.style.display = 'contents'
  return place
}

/** A path, and the search that it was last shown with. */
function addressOf(path: string): Required<Pick<RouterOptions, 'hook' | 'searchHook'>> {
  let search = ''
  return {
    hook: function useKeptPath() {
      return [path, useNavigation().navigate]
    },
    searchHook: function useKeptSearch() {
      const { subscribe, shown } = useNavigation()
      return useSyncExternalStore(subscribe, () => {
        const now = shown()
        if (now.path === path) search = now.search
        return search
      })
    },
  }
}
