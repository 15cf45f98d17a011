import { defineConfig } from '@playwright/test'
import { currentChromium, launchOptions } from './tooling/browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4273)

const ENGINES = ['firefox.spec.ts', 'webkit.spec.ts']
/** Left to `npm run test:all`: none of these guards a verdict, a write or the session. */
const REST = [
  ...['reviewRoom', 'everyone', 'storybook', 'besideStorybook'], // of Storybook
  ...['configured', 'subPath', 'telemetry', 'everywhere', 'mockedApi'], // hosts
  ...[
    'asDrawn',
    'beside',
    'contacting',
    'focus',
    'pending',
    'print',
    'search',
    'crawl',
    'everyCount',
    'reflow',
    'widths',
    'textSize',
    'wcag',
    'find',
    'chunks',
    'size',
    'renders',
    'soak',
    'sessionBursts',
    'importFolder',
    'hotReload',
  ], // many pages, scripts, files or minutes
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 }, // a cold start on a busy machine takes more than the usual five seconds
  workers: 2, // stories run beside them
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' }, // the frames of animations cost a seventh of the run
  },
  projects: [
    { name: 'pinned', testIgnore: [...ENGINES, ...REST], use: { launchOptions: launchOptions() } },
    { name: 'rest', testMatch: REST, use: { launchOptions: launchOptions() } },
    ...(currentChromium ? [{ name: 'current', use: { launchOptions: launchOptions(currentChromium) } }] : []),
  ],
  webServer: {
    command: process.env.E2E_HOST
      ? `node tooling/hosts/startHost.ts ${process.env.E2E_HOST}`
      : 'node packages/sandbox/src/server.ts',
    env: { PORT: String(PORT), WORLD: 'small' },
    url: `http://localhost:${PORT}/sign-in`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
