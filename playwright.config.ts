import { defineConfig } from '@playwright/test'
import { currentChromium, launchOptions } from './tooling/browser.ts'

const PORT = Number(process.env.E2E_PORT ?? 4273)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 }, // a cold start on a busy machine takes more than the usual five seconds
  workers: 3, // on two cores: tests wait for pages and timers a third of the time
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    { name: 'pinned', testIgnore: ['firefox.spec.ts', 'webkit.spec.ts'], use: { launchOptions: launchOptions() } },
    ...(currentChromium ? [{ name: 'current', use: { launchOptions: launchOptions(currentChromium) } }] : []),
  ],
  webServer: {
    command: process.env.E2E_HOST
      ? `node tooling/hosts/startHost.ts ${process.env.E2E_HOST}`
      : 'node packages/sandbox/src/server.ts',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/sign-in`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
})
