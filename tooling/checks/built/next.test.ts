import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { launchOptions } from '../../browser.ts'
import { freePort } from '../../hosts/startHost.ts'
import { installedApp } from '../../packages/installedApp.ts'
import { npm } from '../../packages/npm.ts'
import { faultsOf } from './faultsOf.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 600_000 }) // an install of 400 MB, and a build

/** Not in our lockfile: too much for one test. Next asks for the other two wherever it finds TypeScript. */
const NEXT = ['next@16.4.6', 'typescript@5.9.3', '@types/node@24']

const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

describe.skipIf(!process.env.DEEP)('an application of Next, with the App Router', () => {
  let app = ''
  let address = ''
  let server: ChildProcess
  let browser: Browser

  beforeAll(async () => {
    app = installedApp().folder
    npm(['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', ...NEXT], app)
    checkOnlyTheApp(join(app, 'tsconfig.json'))
    const program = join(app, 'node_modules/next/dist/bin/next')
    execFileSync(process.execPath, [program, 'build'], { cwd: app, env, stdio: 'inherit' })
    const port = await freePort()
    server = spawn(process.execPath, [program, 'start', '--port', String(port)], { cwd: app, env, stdio: 'inherit' })
    address = `http://localhost:${port}/`
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), { timeout: 30_000, interval: 200 })
    browser = await chromium.launch(launchOptions())
  })

  afterAll(async () => {
    await browser?.close()
    server?.kill()
    rmSync(app, { recursive: true, force: true })
  })

  it('renders ours in a server component, without inline styles', async () => {
    const html = await (await fetch(address)).text()
    for (const text of ['Ana Horvat', 'Verified', 'Only admins can.', 'Split', '3 / 4']) expect(html).toContain(text)
    expect(html).not.toMatch(/ style=|<style/)
  })

  it('hydrates them without a warning', async () => {
    const page = await browser.newPage()
    const faults = faultsOf(page)
    await page.goto(address)
    await page.locator('[data-hydrated]').waitFor()
    await page.getByRole('combobox', { name: 'City' }).click()
    await page.getByRole('option', { name: 'Split' }).click()
    await page.getByRole('button', { name: 'Ban' }).click()
    await page.getByRole('dialog', { name: 'Ban Ana Horvat?' }).waitFor()
    expect(faults).toEqual([])
  })
})

/** Its own declarations have mistakes, and other files of the folder are other applications. */
function checkOnlyTheApp(file: string) {
  const { compilerOptions } = JSON.parse(readFileSync(file, 'utf8')) as { compilerOptions: object }
  writeFileSync(file, JSON.stringify({ compilerOptions: { ...compilerOptions, skipLibCheck: true }, include: ['app'] }))
}
