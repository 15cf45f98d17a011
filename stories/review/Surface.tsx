import { Source, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** The part of a docs page that is made of our primitives. */
export function Surface({ children }: { children: ReactNode }) {
  return <Unstyled>{children}</Unstyled>
}

/** Code to copy. */
export function Code({ code }: { code: string }) {
  return <Source code={code} language="tsx" dark={document.documentElement.dataset.theme === 'dark'} />
}

/** A table's cell whose text wraps: our tables keep a row on one line. */
export function Wrapped({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'normal', paddingBlock: 4 }}>{children}</div>
}
