import type { Plugin } from 'vite'
import { primitives } from '../tooling/packages/primitives.ts'
import { propTables } from '../tooling/packages/propTables.ts'
import { tokensOfPrimitives } from '../tooling/review/tokenUse.ts'
import { usage } from '../tooling/review/usage.ts'

/** What the review pages show besides the stories. */
const collect = () => ({
  primitives: primitives(),
  props: propTables(primitives()),
  tokensOfPrimitives: tokensOfPrimitives(),
  usage: usage(),
})

const NAME = 'virtual:review'

/** `import review from 'virtual:review'`, collected when a page first asks for it. */
export function reviewData(): Plugin {
  return {
    name: 'review-data',
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: () => `\0${NAME}` },
    load: { filter: { id: new RegExp(`^\0${NAME}$`) }, handler: () => `export default ${JSON.stringify(collect())}` },
    /** The next page that asks gets what the sources say now. */
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment
      const module = moduleGraph.getModuleById(`\0${NAME}`)
      if (module && /packages[\\/]\w+[\\/]src/.test(file)) moduleGraph.invalidateModule(module)
    },
  }
}
