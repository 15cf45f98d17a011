import type { ReactNode } from 'react'

/** A table's cell whose text wraps: our tables keep a row on one line. */
export function Wrapped({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'normal', paddingBlock: 4 }}>{children}</div>
}
