import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense, useEffect } from 'react'
import { addons } from 'storybook/preview-api'
import { shownTheme } from './shownTheme.ts'
import { storybookTheme } from './theme.ts'
import { toolbarGlobals } from './toolbarGlobals.ts'

/** A page of documentation in the toolbar's theme, with links that keep what the toolbars say. */
export function DocsInTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = shownTheme(toolbarGlobals().theme).theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={storybookTheme(theme)}>
      <Suspense>{children}</Suspense>
    </DocsContainer>
  )
}

if (window.parent !== window) document.addEventListener('click', follow)

/** Lets the Storybook around a page open a story instead of loading it all again, which would reset the toolbars. */
function follow(event: MouseEvent) {
  const anchor = event.target instanceof Element ? event.target.closest('a') : undefined
  const [, viewMode, storyId, more] =
    /^\.\/\?path=\/(story|docs)\/([\w-]+)(&.+)?$/.exec(anchor?.getAttribute('href') ?? '') ?? []
  if (!anchor || !storyId || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (more) {
    const globals = new URLSearchParams(window.parent.location.search).get('globals') ?? ''
    anchor.search = `${anchor.search}&globals=${globals}` // it loads Storybook again, as the toolbars say
    return
  }
  event.preventDefault()
  addons.getChannel().emit('selectStory', { storyId, viewMode })
}
