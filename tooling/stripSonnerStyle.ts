import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?\s*$/m

/**
 * Removes sonner's call that adds a style element on import, because the content security policy forbids it; its CSS
 * comes from 'sonner/dist/styles.css' instead. Fails if there is nothing to remove, so that an upgrade can't undo it.
 */
export function stripSonnerStyle(): Plugin {
  let stripped = 0
  let building = false
  return {
    name: 'strip-sonner-style',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
    },
    transform: {
      filter: { id: /[\\/]sonner[\\/]dist[\\/]index\.m?js(?:\?|$)/ },
      handler(code, id) {
        if (!INJECTION.test(code)) {
          this.error(`${id} has no __insertCSS("…") call to strip: sonner changed, look at how it adds its styles now.`)
        }
        stripped += 1
        return { code: code.replace(INJECTION, ''), map: null }
      },
    },
    buildEnd(error) {
      if (!error && building && stripped === 0) {
        this.error(
          'sonner was not part of this build, so its style injection was not stripped: is the Toaster still mounted?',
        )
      }
    },
  }
}
