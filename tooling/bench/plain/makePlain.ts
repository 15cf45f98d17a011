import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { build } from 'vite'
import { prepare, STEPS } from '../steps.ts'
import { type RecordedPage, recordElements } from './record.ts'

/** Milliseconds after which a step's page has everything. */
const COMPLETE = 3000

/**
 * The console's page without its logic: a copy of the build at `built` whose script only renders what `page` shows at
 * each step. Gives its folder, which is temporary.
 */
export async function makePlain(built: string, page: Page, home: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plain-'))
  const pages: Record<string, RecordedPage> = {}
  for (const step of STEPS) pages[step.name] = await recordStep(step, page, home)
  await cp(built, folder, { recursive: true, filter: (path) => !/\.(?:js|html)(?:\.br|\.gz)?$/.test(path) })
  await writeFile(join(folder, 'index.html'), await pageWith(page, join(built, 'index.html')))
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    define: { RECORDED: JSON.stringify(pages), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input: join(import.meta.dirname, 'main.ts'), output: { entryFileNames: 'assets/plain.js' } },
    },
  })
  return folder
}

async function recordStep(step: (typeof STEPS)[number], page: Page, home: string): Promise<RecordedPage> {
  const act = await prepare(step, page, home)
  await page.waitForTimeout(COMPLETE)
  const call = page.waitForRequest(/\/api\/v1\/users\?/, { timeout: COMPLETE }).catch(() => undefined)
  await act()
  await page.waitForTimeout(COMPLETE)
  const url = (await call)?.url()
  return { path: url?.slice(new URL(url).origin.length), elements: await recordElements(page) }
}

/** The console's HTML with every style sheet that a step has loaded, and one script. */
async function pageWith(page: Page, file: string): Promise<string> {
  const links = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
      ({ href }) => `<link rel="stylesheet" href="${new URL(href).pathname}">`,
    ),
  )
  const html = await page.evaluate(() =>
    (document.documentElement.cloneNode() as Element).outerHTML.replace('</html>', ''),
  )
  return (await readFile(file, 'utf8'))
    .replace(/<html[^>]*>/, html)
    .replaceAll(/<(?:script|link rel="stylesheet").*?>(?:<\/script>)?/g, '')
    .replace('</head>', `${links.join('')}<script type="module" src="/assets/plain.js"></script></head>`)
}
