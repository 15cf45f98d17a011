import { createElement, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Recorded, RecordedNode } from './recordSteps.ts'

/** The console's own elements before and after each step, without any logic: what showing them costs. */
declare const RECORDED: Recorded

const step = decodeURIComponent(location.hash.slice(1)) || 'first rows'

const elements = (node: RecordedNode, key: number): ReactNode =>
  typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map(elements))

function Page() {
  const [isAfter, setAfter] = useState(false)
  const { before, after, calls } = RECORDED[step] ?? { before: [], after: [], calls: [] }
  useEffect(() => {
    const ask = async (event?: Event) => {
      event?.preventDefault()
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` }
      await Promise.all(calls.map(async (address) => (await fetch(address, { headers })).json()))
      setAfter(true)
    }
    if (before.length === 0) void ask()
    if (step === 'back') history.pushState(undefined, '')
    const events = ['click', 'keydown', 'popstate'] as const
    for (const name of events) window.addEventListener(name, ask)
    return () => {
      for (const name of events) window.removeEventListener(name, ask)
    }
  }, [before, calls])
  return (isAfter ? after : before).map(elements)
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
