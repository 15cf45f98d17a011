import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SOURCES = ['packages/*/src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.{ts,tsx}']
const TYPES_ALONE = /\b(?:import|export) type [^'"]*['"][^'"]*['"]/g
const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([^'"./$][^'"]*)['"]/g

/** Never pre-bundled: our own packages, packages that only run in Node, and those that must go through our plugins. */
const NEVER =
  /^(@driver-trust\/|@hono\/node-server|sonner|vitest|virtual:|storybook\/|@fontsource|@vanilla-extract\/css$|msw\/(node|vite)|@storybook\/react-vite\/node|@storybook\/addon-vitest)|\.css$/

/**
 * Every package that browser code imports by name, for Vite's optimizeDeps.include. A dependency that Vite discovers
 * during a test run makes it reload the page, and the first run after an install fails.
 */
export function bareImports(): string[] {
  const found = new Set<string>([
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom', // sonner imports it, which isn't pre-bundled itself
    'react-dom/client',
    '@vanilla-extract/recipes/createRuntimeFn',
    'msw/browser',
    'msw/http',
    'msw/experimental',
  ])
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/(\.test\.tsx?|server\.ts|main\.ts)$/.test(file))
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(TYPES_ALONE, '')
    for (const [, name = ''] of code.matchAll(SPECIFIER)) {
      if (!isBuiltin(name) && !NEVER.test(name)) found.add(name)
    }
  }
  return [...found].sort()
}
