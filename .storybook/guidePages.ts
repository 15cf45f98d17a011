import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Plugin, parseSync, Visitor } from 'vite'

const GUIDE = /packages[\\/]ui[\\/]src[\\/][^\\/]+[\\/](\w+)\.guide\.tsx$/

/** Only holds an example's state: the code to copy is inside. */
const WRAPPER = /^<(Stateful|Opened)\b.*?>\s*\{\([^)]*\) => (.*)\}\s*<\/\1>$/s

const pageOf = join(import.meta.dirname, '../stories/ui/page/pageOf.tsx').replaceAll('\\', '/')

/** Lists a page and a playground for each guide beside a primitive, so that nobody has to write either. */
export const guideIndexer = {
  test: GUIDE,
  createIndex: async (file: string) => [
    {
      type: 'story' as const,
      title: `Components/${nameOf(file)}`,
      exportName: 'Playground',
      tags: ['autodocs', 'no-visual', '!test', '!manifest'], // a test of the design system renders it; assistants read the stories
    },
  ],
}

/** Turns a guide into the stories file that the index promises, and adds the code of its examples. */
export function guidePages(): Plugin {
  return {
    name: 'guide-pages',
    enforce: 'pre',
    transform: {
      filter: { id: GUIDE },
      async handler(_, id) {
        const code = await readFile(id, 'utf8') // as written, before any other plugin
        const codes = examplesIn(basename(id), code)
        const stories = [
          `import { pageOf } from '${pageOf}'`,
          `const page = pageOf({ name: '${nameOf(id)}', guide, codes: ${JSON.stringify(codes)} })`,
          `export default { ...page, includeStories: ['Playground'] }`,
          `export const Playground = { args: guide.playground.args }`,
        ]
        return { code: `${code}\n${stories.join('\n')}`, map: null }
      },
    },
  }
}

/** The code of each `example(…)` in a guide, in order. */
export function examplesIn(file: string, code: string): string[] {
  const found: string[] = []
  const { program } = parseSync(file, code)
  new Visitor({
    CallExpression({ callee, arguments: [shown] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'example' || !shown) return
      found.push(shownPart(code.slice(shown.start, shown.end)))
    },
  }).visit(program)
  return found
}

/** Without a wrapper that keeps a value, parentheses, and the indentation of its last line. */
function shownPart(code: string): string {
  const shown = code.replace(WRAPPER, '$2').replace(/^\(\s*(.*?)\s*\)$/s, '$1')
  const [, indent = ''] = /\n( *).*$/.exec(shown) ?? []
  return shown.replaceAll(`\n${indent}`, '\n')
}

function nameOf(file: string): string {
  return GUIDE.exec(file)?.[1] ?? ''
}
