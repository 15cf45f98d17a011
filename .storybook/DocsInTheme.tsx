import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense, useEffect, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { shownTheme } from './shownTheme.ts'
import { storybookTheme } from './theme.ts'

/** A page of documentation in the toolbar's theme, with links that keep what the toolbars say. */
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

if (window.parent !== window) document.addEventListener('click', follow)

/** Lets the Storybook around a page open a story instead of loading it all again, which would reset the toolbars. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined
  const [, viewMode, storyId] = /^\.\/\?path=\/(story|docs)\/([\w-]+)$/.exec(link ?? '') ?? []
  if (!storyId || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  addons.getChannel().emit('selectStory', { storyId, viewMode })
}
