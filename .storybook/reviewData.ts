import type { Plugin } from 'vite'
import { primitives } from '../tooling/review/primitives.ts'
import { propTables } from '../tooling/review/propTables.ts'
import { tokensOfPrimitives, usersOfTokens } from '../tooling/review/tokenUse.ts'
import { usage } from '../tooling/review/usage.ts'

const PREFIX = 'virtual:review/'

/** What the review pages show besides the stories, each computed when a page first asks for it. */
const data: Readonly<Record<string, () => unknown>> = {
  primitives,
  props: () => propTables(primitives()),
  tokens: () => ({ ofPrimitives: tokensOfPrimitives(), users: usersOfTokens() }),
  usage,
}

/** `import props from 'virtual:review/props'`: see reviewModules.d.ts. */
export function reviewData(): Plugin {
  const isData = new RegExp(`^\\0${PREFIX}`)
  return {
    name: 'review-data',
    resolveId: { filter: { id: new RegExp(`^${PREFIX}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: isData },
      handler: (id) => `export default ${JSON.stringify(data[id.slice(PREFIX.length + 1)]?.())}`,
    },
    /** The next page that asks gets what the sources say now. */
    hotUpdate({ file }) {
      if (!/packages[\\/]\w+[\\/]src/.test(file)) return
      const { moduleGraph } = this.environment
      for (const name of Object.keys(data)) {
        const module = moduleGraph.getModuleById(`\0${PREFIX}${name}`)
        if (module) moduleGraph.invalidateModule(module)
      }
    },
  }
}
