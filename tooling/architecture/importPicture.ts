import { type ImportsByPart, importsByPart, type Parts } from './importsByPart.ts'

const layers: Parts = [
  ['packages/ui/', 'ui'],
  ['packages/domain/src/data/', 'domain/data'],
  ['packages/domain/src/http/', 'domain/http'],
  ['packages/domain/', 'domain'],
  ['packages/sandbox/', 'sandbox'],
  ['packages/console/', 'console'],
  ['.storybook/', 'storybook'],
  ['stories/', 'storybook'],
  ['e2e/', 'e2e'],
]

const FOLDERS = ['screens', 'onboarding', 'shell', 'actions', 'form', 'load', 'routing', 'permission', 'list-return']
const folders: Parts = FOLDERS.map((folder) => [`packages/console/src/${folder}/`, folder] as const)

/** Who imports whom, as Markdown: the packages as a diagram, the folders of the console as a table. */
export function importPicture(): string {
  const packages = importsByPart('{packages/*/src,.storybook,stories,e2e}/**/*.{ts,tsx}', layers)
  const inside = importsByPart('packages/console/src/**/*.{ts,tsx}', folders)
  return `${diagramOf(packages)}\n\nInside the console, each row importing its columns:\n\n${tableOf(inside)}`
}

function diagramOf(imports: ImportsByPart): string {
  const edges = [...imports].flatMap(([from, targets]) => [...targets].map((to) => `  ${from} --> ${to}`))
  return ['```mermaid', 'flowchart LR', ...edges.toSorted(), '```'].join('\n')
}

function tableOf(imports: ImportsByPart): string {
  const rows = FOLDERS.map((from) => [`**${from}**`, ...FOLDERS.map((to) => (imports.get(from)?.has(to) ? 'yes' : ''))])
  const lines = [['imports →', ...FOLDERS], FOLDERS.concat('').map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
