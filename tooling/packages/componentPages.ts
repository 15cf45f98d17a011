import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { examplesIn } from '../../.storybook/guidePages.ts'
import type { Guide } from '../../packages/ui/src/guide/index.ts'
import { guidesOnServer } from '../onServer.ts'
import { type Primitive, primitives, root } from './primitives.ts'
import { type Prop, type PropTable, propTables } from './propTables.ts'

/** Writes a page for each primitive into a folder: when to use it, its props, examples with their code, keys, accessibility. */
export async function writeComponentPages(folder: string): Promise<void> {
  const list = primitives()
  const tables = propTables(list)
  const { guides } = await guidesOnServer()
  for (const primitive of list) {
    const guide = guides[`../${basename(primitive.folder)}/${primitive.name}.guide.tsx`]
    if (!guide) throw new Error(`${primitive.name} has no guide.`)
    const file = join(folder, `${primitive.entry.replace(/^@[^/]+\/[^/]+\//, '')}.md`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(primitive, guide, tables[primitive.name] ?? []))
  }
}

/** A page in Markdown. */
function pageOf({ name, entry, file }: Primitive, guide: Guide, tables: readonly PropTable[]): string {
  const guideFile = file.replace('.tsx', '.guide.tsx')
  const codes = examplesIn(basename(guideFile), readFileSync(join(root, guideFile), 'utf8'))
  const own = tables.find(({ component }) => component === name)
  const { use, instead, dos, donts, keys, accessibility } = guide
  const example = ({ because }: { because: string }, code = '') => `${because}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`
  const parts = tables.filter((table) => table !== own && table.props.length > 0)
  return [
    `# ${name}\n`,
    own && `${own.description}\n`,
    `\`\`\`tsx\nimport { ${name} } from '${entry}'\n\`\`\`\n`,
    '## When to use it\n',
    bullets([...use.map((each) => `Use it ${each}.`), ...instead.map(([when, other]) => `${when} Use ${other}.`)]),
    '## Do\n',
    ...dos.map((each, index) => example(each, codes[index])),
    "## Don't\n",
    ...donts.map((each, index) => example(each, codes[dos.length + index])),
    '## Props\n',
    own && propsOf(own),
    ...parts.flatMap((table) => [
      `### ${table.component}\n`,
      table.description && `${table.description}\n`,
      propsOf(table),
    ]),
    '## Keyboard\n',
    typeof keys === 'string' ? `${keys}\n` : bullets(keys.map(([key, what]) => `${key}: ${what}`)),
    '## Accessibility\n',
    bullets(accessibility),
  ]
    .filter(Boolean)
    .join('\n')
}

function bullets(lines: readonly string[]): string {
  return `${lines.map((line) => `- ${line}`).join('\n')}\n`
}

function propsOf({ props, element }: PropTable): string {
  const rows = props.map(rowOf)
  const table = ['| prop | type | default | |', '| --- | --- | --- | --- |', ...rows].join('\n')
  const rest = element ? `Takes the attributes of \`<${element}>\` as well.\n` : ''
  return [rows.length > 0 ? `${table}\n` : '', rest].filter(Boolean).join('\n')
}

function rowOf({ name, type, default: initial, isRequired, description }: Prop): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
  return `| \`${name}\`${isRequired ? ', required' : ''} | \`${cell(type)}\` | ${initial ? `\`${cell(initial)}\`` : ''} | ${cell(description)} |`
}
