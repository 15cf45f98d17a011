import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense, useEffect, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { shownTheme } from './shownTheme.ts'
import { storybookTheme } from './theme.ts'

/** A page of documentation in the toolbar's theme. */
export function DocsInTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(watchGlobals, themeInForce)
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <Suspense>{children}</Suspense>
    </DocsContainer>
  )
}

const EVENTS = ['setGlobals', 'globalsUpdated']

function watchGlobals(onChange: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, onChange)
  return () => {
    for (const event of EVENTS) channel.off(event, onChange)
  }
}

function themeInForce(): 'light' | 'dark' {
  const channel = addons.getChannel()
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return shownTheme(payload?.globals.theme).theme === 'dark' ? 'dark' : 'light'
}
