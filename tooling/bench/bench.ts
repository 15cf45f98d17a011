import { benchImport } from './benchImport.ts'
import { benchInteractions } from './benchInteractions.ts'
import { benchLists } from './benchLists.ts'
import { benchReference } from './benchReference.ts'
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

console.log(`\n${'import, milliseconds'.padEnd(44)}${cell('whole')}${cell('longest')}`)
for (const { stage, milliseconds, longest } of await benchImport())
  console.log(`${stage.padEnd(44)}${cell(fixed(milliseconds))}${cell(fixed(longest))}`)

console.log(`\n${'milliseconds of script per interaction'.padEnd(44)}${cell('median')}${cell('worst')}`)
for (const { interaction, median, worst } of await benchInteractions())
  console.log(`${interaction.padEnd(44)}${cell(fixed(median))}${cell(fixed(worst))}`)

console.log(`\n${'20,000 drivers, at a quarter of the speed'.padEnd(44)}${cell('median')}${cell('worst')}`)
for (const { interaction, median, worst } of await benchLists())
  console.log(`${interaction.padEnd(44)}${cell(fixed(median))}${cell(fixed(worst))}`)

console.log(
  `\n${'against bare React, at a quarter of the speed'.padEnd(44)}${cell('ours')}${cell('bare')}${cell('ratio')}`,
)
for await (const { interaction, ours, bare } of benchReference())
  console.log(`${interaction.padEnd(44)}${cell(fixed(ours))}${cell(fixed(bare))}${cell(fixed(ours / bare))}`)
