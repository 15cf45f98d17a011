import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * Has Chromium compile all functions of these scripts beside the main thread while they arrive, instead of each on the main thread
 * when it is first called; other browsers ignore the comment. It counts only as a file's first line, which Vite also writes to, so
 * Rolldown's `banner` comes too late.
 */
export function compileEagerly(names: readonly string[]): Plugin {
  return {
    name: 'compile-eagerly',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const each of Object.values(bundle)) {
          if (each.type === 'chunk' && names.includes(each.name)) each.code = `${HINT}\n${each.code}`
        }
      },
    },
  }
}
