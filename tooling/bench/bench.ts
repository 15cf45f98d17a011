import { benchImport } from './benchImport.ts'
import { benchLists } from './benchLists.ts'
import { benchRules } from './benchRules.ts'

const fixed = (value: number) => value.toFixed(value < 10 ? 2 : 0)
const cell = (text: string) => text.padStart(12)
const line = (name: string, cells: readonly string[]) => console.log(name.padEnd(44) + cells.map(cell).join(''))

line('100,000 characters', ['ms', '× doubled'])
for (const { rule, milliseconds, doubling } of benchRules()) line(rule, [fixed(milliseconds), fixed(doubling)])

line('\nimport, milliseconds', ['whole', 'longest'])
for (const { stage, milliseconds, longest } of await benchImport()) line(stage, [fixed(milliseconds), fixed(longest)])

// `npm run bench -- ../before/packages/console/dist` puts an earlier build beside this one.
line('\n20,000 drivers', ['thread, ms', '× bare', 'commits', 'components', 'nodes'])
for await (const [step, sides] of benchLists(process.argv.slice(2))) {
  const bare = sides.at(-1)?.thread ?? 1
  for (const { page, thread, ...counts } of sides)
    line(`${step}: ${page}`, [
      fixed(thread),
      fixed(thread / bare),
      ...[counts.commits, counts.components, counts.nodes].map(String),
    ])
}
