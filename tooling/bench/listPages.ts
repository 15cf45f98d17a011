import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createSandbox, DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import type { Recorded } from './recordSteps.ts'

/** Pages of localhost are a secure context, as the console needs; nothing of it reaches a network. */
export const ORIGIN = 'http://localhost'

/** What a page is served from, by path. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/** A clock that stands still: the reference page can't renew a token, and five minutes are less than a bench. */
const START = Date.now()

/** Answers a page: its files, and a sandbox with 20,000 drivers, which it returns. */
export async function serve(page: Page, files: Files, sandbox = createSandbox({ world: 'large', now: () => START })) {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/')) {
      const name = pathname.startsWith('/assets/') ? pathname.slice(1) : 'index.html'
      const body = files.get(name) ?? ''
      return route.fulfill({ contentType: TYPES[name.slice(name.lastIndexOf('.'))] ?? '', body: Buffer.from(body) })
    }
    const body = request.postDataBuffer()
    const answer = await sandbox.fetch(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return sandbox
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

export async function signIn(page: Page) {
  await page.goto(`${ORIGIN}/sign-in`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('row').nth(1).getByRole('link').waitFor()
}

/** The console as it is now. */
export const builtConsole = () => built({ root: join(import.meta.dirname, '../../packages/console') })

/** A console that was built before, in its folder. */
export function builtFolder(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path)]))
}

/** The console's elements and styles, without its logic. */
export async function samePage(recorded: Recorded, console: Files): Promise<Files> {
  const files = await built({
    configFile: false,
    plugins: [react()],
    define: { RECORDED: JSON.stringify(recorded) },
    build: {
      rolldownOptions: {
        input: join(import.meta.dirname, 'samePage.tsx'),
        output: { codeSplitting: false, entryFileNames: 'assets/page.js' },
      },
    },
  })
  const styles = [...console.keys()].filter((name) => name.endsWith('.css'))
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('')
  const page = `<!doctype html><title>Bench</title>${links}<div id="root"></div><script type="module" src="/assets/page.js"></script>`
  return new Map([...console, ...files, ['index.html', page]])
}

async function built({ build: options, ...config }: InlineConfig): Promise<Map<string, string | Uint8Array>> {
  const result = await build({ ...config, logLevel: 'error', build: { ...options, write: false } })
  const [bundle] = Array.isArray(result) ? result : [result]
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built.')
  return new Map(bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))
}
