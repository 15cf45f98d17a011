import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, defineConfig, parse } from '@terrazzo/parser'
import css from '@terrazzo/plugin-css'
import { expect, it } from 'vitest'
import { measures, themes } from '../../packages/ui/src/theme/values.ts'
import { leavesOf } from '../packages/leavesOf.ts'

const folder = join(import.meta.dirname, '../../packages/ui/tokens')

/** The format has no unit for these. */
const UNITS: Readonly<Record<string, string>> = { tracking: 'em' }

it.each(['light', 'dark'] as const)('another tool rebuilds the CSS of the %s theme from its tokens', async (theme) => {
  const rebuilt = await rebuiltFrom(join(folder, `${theme}.tokens.json`))
  const ours = new Map(leavesOf({ ...themes[theme], ...measures }))
  expect([...rebuilt.keys()].sort()).toEqual([...ours.keys()].sort())
  for (const [name, value] of ours) expect(rebuilt.get(name), name).toBe(normal(value))
})

/** Terrazzo's CSS of a file of tokens, by their names. */
async function rebuiltFrom(file: string): Promise<Map<string, string>> {
  const filename = pathToFileURL(file)
  const config = defineConfig(
    {
      plugins: [css({ filename: 'tokens.css', variableName: ({ id }) => `--${id}` })],
      lint: { rules: { 'core/consistent-naming': 'off' } },
    },
    { cwd: pathToFileURL(`${folder}/`) },
  )
  const { tokens, sources, resolver } = await parse([{ filename, src: readFileSync(file, 'utf8') }], { config })
  const { outputFiles } = await build(tokens, { sources, resolver, config })
  const lines = String(outputFiles[0]?.contents).matchAll(/--([\w.]+): (.*);/g)
  return new Map([...lines].map(([, name = '', value = '']) => [name, normal(withUnit(name, value))]))
}

function withUnit(name: string, value: string): string {
  const unit = UNITS[name.split('.')[0] ?? '']
  if (unit === undefined) return value
  return unit === 'em' && value === '0' ? 'normal' : `${value}${unit}`
}

/** Both ways to write quotes, nothing, and a shadow that doesn't spread. */
function normal(value: string): string {
  return value
    .replaceAll('"', "'")
    .replaceAll(/\b0px\b/g, '0')
    .replaceAll(/((?:\S+ ){3})0 oklch/g, '$1oklch')
}
