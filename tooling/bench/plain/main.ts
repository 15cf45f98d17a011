import { createElement, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { RecordedElement, RecordedPage } from './record.ts'

/** What `makePlain` writes into the built page. */
declare const RECORDED: Readonly<Record<string, RecordedPage>>

/** What a click leads to. */
const LINKS = {
  'thead button': 'sort',
  '[aria-label="Next page"]': 'next page',
  '[aria-label^="Actions for"]': 'row menu',
  '[role=rowheader] a': 'open a driver',
}

/** A page as it was recorded, once the call that it shows has been answered. Nothing else: one state, one component. */
function PlainPage() {
  const [elements, setElements] = useState<readonly RecordedElement[]>([])
  useEffect(() => {
    const show = async (name: string) => {
      const { path, elements } = RECORDED[name] ?? { elements: [] }
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
      if (path) await (await fetch(path, { headers })).json()
      setElements(elements)
    }
    const click = (event: Event) => {
      const [, name] = Object.entries(LINKS).find(([link]) => (event.target as Element).closest(link)) ?? []
      if (!name) return
      event.preventDefault()
      if (name === 'open a driver') history.pushState(null, '', '#driver')
      void show(name)
    }
    addEventListener('click', click)
    addEventListener('input', () => void show('filter'))
    addEventListener('popstate', () => void show('back'))
    void show('first rows')
  }, [])
  return elements.map(asElement)
}

function asElement(recorded: RecordedElement | string, key: number): ReactNode {
  if (typeof recorded === 'string') return recorded
  const { tag, attributes, children } = recorded
  return createElement(tag, { key, ...attributes }, ...children.map(asElement))
}

const root = document.createElement('div')
document.body.replaceChildren(root)
createRoot(root).render(createElement(PlainPage))
