import { Source, Unstyled } from '@storybook/addon-docs/blocks'
import { type ReactNode, useSyncExternalStore } from 'react'

/**
 * The part of a docs page that is made of our primitives: in Storybook's theme, which follows the system, and not in
 * that of the story that was shown last.
 */
export function Surface({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      <div data-theme={isDark() ? 'dark' : 'light'} style={{ background: 'none' }}>
        {children}
      </div>
    </Unstyled>
  )
}

/** Code to copy, in the same theme. */
export function Code({ code }: { code: string }) {
  return <Source code={code} language="tsx" dark={isDark()} />
}

/** A table's cell whose text wraps: our tables keep a row on one line. */
export function Wrapped({ children }: { children: ReactNode }) {
  return <div style={{ whiteSpace: 'normal', paddingBlock: 4 }}>{children}</div>
}

function isDark(): boolean {
  return globalThis.matchMedia('(prefers-color-scheme: dark)').matches
}

/** The toolbar's theme, as the last shown story has set it. */
export function useToolbarTheme(): string {
  return useSyncExternalStore(watchTheme, () => document.documentElement.dataset.theme ?? 'light')
}

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
