import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Brand } from '@driver-trust/ui/brand'
import { brandProblems } from '@driver-trust/ui/brand/css'
import { expect, it } from 'vitest'
import { brands, shownTheme } from '../../.storybook/shownTheme.ts'

const folder = join(import.meta.dirname, '../../stories/brands')
const files = globSync('*.ts', { cwd: folder })

it.each(files)('the brand in %s is as legible as ours, in both themes', async (file) => {
  const exported = Object.values((await import(join(folder, file))) as Record<string, Brand>)
  expect(exported.map(brandProblems)).toEqual([[]])
})

it("Storybook's theme toolbar shows every brand", () => {
  expect(Object.keys(brands).map((name) => `${name}.ts`)).toEqual(files)
  expect(shownTheme('harbour-dark')).toEqual({ theme: 'dark', brand: brands.harbour })
  expect(shownTheme('side-by-side')).toEqual({ theme: 'side-by-side', brand: undefined })
})
