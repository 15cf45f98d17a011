import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Guide } from './guideTo.ts'

/** Everything that a guide shows, for a server and a browser to render alike. */
export function shownBy({ component, playground, dos, donts }: Guide): ReactElement {
  const opened = playground.opens ? { open: true, onClose: () => undefined } : {}
  return (
    <>
      {createElement(component as ComponentType<object>, { ...(playground.args as object), ...opened })}
      {[...dos, ...donts].map(({ shown, because }) => (
        <div key={because}>{shown}</div>
      ))}
    </>
  )
}
