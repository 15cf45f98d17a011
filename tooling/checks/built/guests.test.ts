import { randomUUID } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { createSandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import rsc from '@vitejs/plugin-rsc'
import { type Browser, chromium, type Page } from 'playwright'
import { build, createBuilder } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerApp } from '../../../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../../../packages/sandbox/src/server/listen.ts'
import { launchOptions } from '../../browser.ts'
import { installedApp, runTool } from '../../packages/installedApp.ts'
import { faultsOf } from './faultsOf.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 }) // builds and an install, also on a busy machine

const FIRST_PORT = 4480
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src data:"
const TYPES: Record<string, string> = { css: 'text/css', html: 'text/html', js: 'text/javascript' }

/** Only the development build of React warns about hydration, and it would like to evaluate code as well. */
const DEVELOPMENT = /^eval\(\) is not supported/

type Handler = (request: Request) => Promise<Response>

let app = ''
let browser: Browser
const closing: (() => unknown)[] = []

beforeAll(async () => {
  app = installedApp().folder
  browser = await chromium.launch(launchOptions())
})

afterAll(async () => {
  await browser.close()
  for (const close of closing) close()
  rmSync(app, { recursive: true, force: true })
})

describe('an application with server components', () => {
  let address = ''

  beforeAll(async () => {
    const builder = await createBuilder({
      root: app,
      configFile: false,
      logLevel: 'error',
      plugins: [rsc()],
      resolve: { dedupe: ['react', 'react-dom'], alias: runtimeOfPlugin() },
      environments: Object.fromEntries(
        ['rsc', 'ssr', 'client'].map((name) => [
          name,
          {
            ...(name !== 'client' && { resolve: { noExternal: true as const } }),
            build: {
              outDir: join(app, 'server-dist', name),
              assetsInlineLimit: 0,
              rolldownOptions: {
                input: { index: join(app, `server/entry.${name === 'client' ? 'browser' : name}.tsx`) },
              },
            },
          },
        ]),
      ),
    })
    await builder.buildApp()
    const { default: handle } = (await import(pathToFileURL(join(app, 'server-dist/rsc/index.js')).href)) as {
      default: Handler
    }
    address = await served(join(app, 'server-dist/client'), handle)
  })

  it('renders ours in a server component, and hydrates them without a warning', async () => {
    const html = await (await fetch(address)).text()
    for (const text of ['Ana Horvat', 'Verified', 'Only admins can.', 'Split', '3 / 4']) expect(html).toContain(text)
    expect(html).not.toContain(' style=')
    const { page, faults } = await opened(address)
    await page.locator('[data-hydrated]').waitFor()
    const values = () => page.evaluate(() => [...new FormData(document.querySelector('form') ?? undefined).values()])
    expect(await values()).toEqual(['zagreb', 'split', 'split'])
    await page.getByRole('combobox', { name: 'City' }).click()
    await page.getByRole('option', { name: 'Split' }).click()
    expect(await values()).toEqual(['split', 'split', 'split'])
    await page.getByRole('button', { name: 'Ban' }).click()
    await page.getByRole('dialog', { name: 'Ban Ana Horvat?' }).waitFor()
    expect(faults).toEqual([])
    await page.close()
  })
})

describe("someone else's page, with a reset, a layer and a shadow tree of its own", () => {
  let page: Page
  let faults: string[] = []

  beforeAll(async () => {
    const outDir = join(app, 'shadow-dist')
    const input = join(app, 'shadow/index.html')
    const options = { outDir, assetsInlineLimit: 0, modulePreload: { polyfill: false }, rolldownOptions: { input } }
    await build({ root: app, configFile: false, logLevel: 'error', build: options })
    const address = await served(outDir, () => Promise.resolve(new Response(null, { status: 404 })))
    ;({ page, faults } = await opened(`${address}shadow/index.html`))
    await page.getByRole('button', { name: 'Inside' }).waitFor()
  })

  it('stays as it was, and has the last word on ours', async () => {
    expect(await styleOf(page.getByRole('heading'))).toMatchObject({ margin: '7px', fontSize: '20px' })
    expect(await styleOf(page.getByRole('button', { name: 'Theirs' }))).toMatchObject({ boxSizing: 'content-box' })
    const ours = await styleOf(page.getByRole('button', { name: 'Ours' }))
    expect(ours).toMatchObject({ fontSize: '14px', boxSizing: 'border-box', inlineSize: '300px', padding: '6px 15px' })
    expect(ours.fontFamily).toContain('IBM Plex Sans')
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe('serif')
  })

  it('shows popups in its own page', async () => {
    await page.getByRole('button', { name: 'Ours' }).click()
    expect(await styleOf(page.getByRole('dialog', { name: 'Ours' }))).toMatchObject({ boxSizing: 'border-box' })
    await page.keyboard.press('Escape')
  })

  it('keeps the popups of a shadow tree in there, in its theme', async () => {
    await page.getByRole('combobox', { name: 'City' }).click()
    const option = page.getByRole('option', { name: 'Zagreb' })
    await option.waitFor()
    expect(await option.evaluate((element) => element.getRootNode() instanceof ShadowRoot)).toBe(true)
    expect(await page.evaluate(() => document.querySelector('[role=option]'))).toBeNull()
    const lightness = (colour = '') => Number(/(?<=oklch\()[\d.]+/.exec(colour)?.[0])
    expect(lightness((await styleOf(option)).color)).toBeGreaterThan(0.8) // light text: the host is dark, the page isn't
    await option.click()
    expect(await page.getByRole('combobox', { name: 'City' }).textContent()).toBe('Zagreb')
    expect(faults).toEqual([])
  })
})

describe("the two screens of the domain's guide", () => {
  let address = ''

  beforeAll(async () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../packages/domain/README.md'), 'utf8')
    const [, code = ''] = /```tsx\n([\s\S]*?)```/.exec(guide) ?? []
    writeFileSync(join(app, 'src/main.tsx'), code)
    expect(runTool('tsc', ['-p', '.', '--pretty', 'false'], app)).toBe('')
    const outDir = join(app, 'guide-dist')
    await build({ root: app, configFile: false, logLevel: 'error', build: { outDir, assetsInlineLimit: 0 } })
    const sandbox = createServerApp(createSandbox({ newId: randomUUID }), { console: outDir })
    address = await served(outDir, async (request) => sandbox.fetch(request))
  })

  it('sign in, list drivers and sign out', async () => {
    const { page, faults } = await opened(address)
    await page.getByLabel('E-mail').fill('owner@example.com')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('E-mail or password is wrong.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe('owner@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Sandbox-1!')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('cell', { name: 'Verified' }).first().waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('E-mail').waitFor()
    expect(faults.filter((fault) => !fault.includes('401'))).toEqual([])
    await page.close()
  })
})

/** The plugin's part that applications run isn't among their packages. */
function runtimeOfPlugin() {
  const folder = join(import.meta.dirname, '../../../node_modules/@vitejs/plugin-rsc/dist')
  const entries = { 'rsc/server': 'rsc', ssr: 'ssr', browser: 'browser' }
  return Object.entries(entries).map(([entry, file]) => ({
    find: `@vitejs/plugin-rsc/${entry}`,
    replacement: join(folder, `${file}.js`),
  }))
}

/** Serves files, and whatever else a handler answers, under a strict policy. */
async function served(folder: string, handle: Handler): Promise<string> {
  const answer: Handler = async (request) => {
    const { pathname } = new URL(request.url)
    const file = join(folder, pathname)
    const isFile = /\.\w+$/.test(pathname) && existsSync(file)
    const response = isFile
      ? new Response(Readable.toWeb(createReadStream(file)) as ReadableStream, {
          // of Node, which has its own type for it
          headers: { 'content-type': TYPES[pathname.replace(/^.*\./, '')] ?? 'application/octet-stream' },
        })
      : await handle(request)
    response.headers.set('content-security-policy', POLICY)
    return response
  }
  const { server, port } = await listen(getRequestListener(answer), { port: FIRST_PORT, isExact: false })
  closing.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://localhost:${port}/`
}

/** A page at an address, with its faults. */
async function opened(address: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ colorScheme: 'light' })
  const faults = faultsOf(page, DEVELOPMENT)
  await page.goto(address)
  return { page, faults }
}

function styleOf(locator: ReturnType<Page['getByRole']>) {
  return locator.evaluate((element) => {
    const { margin, padding, fontSize, fontFamily, boxSizing, inlineSize, color } = getComputedStyle(element)
    return { margin, padding, fontSize, fontFamily, boxSizing, inlineSize, color }
  })
}
