import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?\s*$/m

/**
 * Removes the call by which sonner adds a style element at import: the content security policy forbids it.
 * Its CSS comes from 'sonner/dist/styles.css' instead. Fails when there is nothing to strip, so that an upgrade cannot undo it.
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
