import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { type Mode, modes } from './.storybook/modes.ts'
import { launchOptions } from './tooling/browser.ts'
import { layerStyles } from './tooling/layerStyles.ts'
import { onServer } from './tooling/onServer.ts'
import { stripSonnerStyle } from './tooling/stripSonnerStyle.ts'
import { takePicture } from './tooling/visual/takePicture.ts'

const root = import.meta.dirname
const { VISUAL = '', WORDS = '', VITEST_STORYBOOK } = process.env
/** In milliseconds: a busy machine can take many times as long as an idle one, and only what hangs should fail. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 }
/** For what a test waits for, which is a second otherwise. */
const patient = { expect: { poll: { timeout: 20_000 } } }

/**
 * What vanilla-extract adds to modules, so that Vite can't find it in them beforehand: it would find it during a test,
 * reload the page, and the first run after an install would fail.
 */
const LATE = ['@vanilla-extract/recipes/createRuntimeFn']

/** Left to `npm run test:all`. */
const REST = ['tooling/checks/built/*.test.ts', 'tooling/{hosts,review,release}/**/*.test.ts']

/** Rules, structs, calls and checks: Node only. */
const unit: TestProjectInlineConfiguration = {
  extends: false,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    ...timeouts,
    ...patient,
    isolate: false, // no test leaves state in a module, and reloading modules for each file takes half of the time
    setupFiles: ['./tooling/testConditions.ts'],
    include: ['packages/*/src/**/*.test.ts', 'tooling/**/*.test.{ts,tsx}'],
    exclude: [...REST, '**/node_modules/**'],
  },
}

/** What was built, after it was built; hosts and the review. */
const build: TestProjectInlineConfiguration = {
  extends: false,
  test: { name: 'build', environment: 'node', ...timeouts, include: REST },
}

/** Primitives, hooks and components in the pinned browser. */
const components: TestProjectInlineConfiguration = {
  extends: false,
  plugins: [react(), layerStyles(), vanillaExtractPlugin(), stripSonnerStyle()],
  optimizeDeps: { include: LATE, exclude: ['sonner'] },
  test: {
    name: 'components',
    ...timeouts,
    ...patient,
    include: ['packages/*/src/**/*.test.tsx'],
    api: { allowWrite: true },
    browser: { ...browser({}), commands: { onServer } },
  },
}

// No project extends this file, because each would evaluate it again, with every story.
const stories = Object.entries(modes).map(([name, mode]) => storyProject(name, mode))

export default defineConfig({
  test: { projects: VITEST_STORYBOOK ? stories.slice(0, 1) : [unit, build, components, ...stories] },
})

function storyProject(name: string, { tag, globals, forcedColors, axe }: Mode): TestProjectInlineConfiguration {
  const tags = { include: [tag], exclude: [], skip: [] }
  return {
    extends: false,
    plugins: [storybookTest({ configDir: join(root, '.storybook'), initialGlobals: globals, tags })],
    optimizeDeps: { include: LATE },

    test: {
      name,
      ...timeouts,
      exclude: filesWithout(tag),
      isolate: false, // one page for all files, because each would load the whole preview again
      api: { allowWrite: true }, // else the plugin refuses to write snapshots
      setupFiles: ['./.storybook/vitest.setup.ts'],
      env: { VISUAL, NO_A11Y: axe ? '' : '1', WORDS: axe && WORDS ? '1' : '' },
      browser: { ...browser(forcedColors ? { forcedColors } : {}), commands: { takePicture: takePicture(name) } },
    },
  }
}

/** Story files in which no story has a mode's tag: each would be read and set up for nothing. Storybook wants tags literal, so the text tells. */
function filesWithout(tag: string): string[] {
  if (tag === 'test') return [] // every story has it, by Storybook itself
  return globSync('stories/**/*.stories.tsx', { cwd: root }).filter(
    (file) => !readFileSync(join(root, file), 'utf8').includes(`'${tag}'`),
  )
}

function browser(context: { forcedColors?: 'active' }) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: launchOptions(),
      contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', ...context },
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}
