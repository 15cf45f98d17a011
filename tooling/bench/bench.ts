import { benchRules } from './benchRules.ts'
import { benchTrees } from './benchTrees.ts'

const fixed = (value: number) => value.toFixed(value < 10 ? 2 : 0)
const cell = (text: string) => text.padStart(12)

console.log(`${'JSON to flat tree, milliseconds'.padEnd(44)}${cell('ours')}${cell('d3')}${cell('ratio')}`)
for (const { tree, ours, d3 } of benchTrees())
  console.log(`${tree.padEnd(44)}${cell(fixed(ours))}${cell(fixed(d3))}${cell(fixed(ours / d3))}`)

console.log(`\n${'100,000 characters'.padEnd(44)}${cell('ms')}${cell('× doubled')}`)
for (const { rule, milliseconds, doubling } of benchRules())
  console.log(`${rule.padEnd(44)}${cell(fixed(milliseconds))}${cell(fixed(doubling))}`)
