import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { type Browser, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServerApp } from '../../../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../../../packages/sandbox/src/server/listen.ts'
import { brandPalette } from '../../../packages/ui/src/brand/brandCss.ts'
import { dark, light } from '../../../packages/ui/src/theme/palettes.ts'
import { launchOptions } from '../../browser.ts'
import { brand } from '../../packages/consumer/src/brand.ts'
import { type Locked, locked, lockfileFor } from '../../packages/lockfile.ts'
import { npm, packInto } from '../../packages/npm.ts'

const root = join(import.meta.dirname, '../../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const BUTTON_LIMIT = 3 * 1024
const FIRST_PORT = 4460

let app = ''
let tarballs = { ui: '', domain: '' }

/** An application outside the workspace, with the tarballs and what they ask for. */
beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'consumer-'))
  cpSync(join(root, 'tooling/packages/consumer'), app, { recursive: true })
  tarballs = packInto(app)
  const exact = Object.fromEntries(
    ['react', 'react-dom', 'swr', '@types/react', '@types/react-dom'].map((name) => [
      name,
      locked(`node_modules/${name}`).version,
    ]),
  )
  const ours = { '@driver-trust/ui': `file:${tarballs.ui}`, '@driver-trust/domain': `file:${tarballs.domain}` }
  const manifest = { name: 'consumer', version: '0.0.0', type: 'module', dependencies: { ...ours, ...exact } }
  const entry = (name: 'ui' | 'domain') => ({
    ...(JSON.parse(readFileSync(join(root, 'packages', name, 'dist/package.json'), 'utf8')) as Locked),
    resolved: `file:${tarballs[name]}`,
  })
  const lock = lockfileFor(manifest, {
    'node_modules/@driver-trust/ui': entry('ui'),
    'node_modules/@driver-trust/domain': entry('domain'),
  })
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(app, 'package-lock.json'), JSON.stringify(lock))
  // By a lockfile, because tests run without network: npm has these very versions at hand.
  npm(['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], app)
}, 120_000)

afterAll(() => rmSync(app, { recursive: true, force: true }))

describe.each(['ui', 'domain'] as const)('the package of %s', (name) => {
  it('contains modules, declarations, styles and documents, and nothing else', () => {
    const files = execFileSync('tar', ['-tzf', tarballs[name]], { encoding: 'utf8' }).trim().split('\n')
    const expected =
      /^package\/(?:package\.json|(?:README|CHANGELOG)\.md|styles\.css(?:\.d\.ts)?|third-party-notices\.txt|fonts\/[\w-]+\.woff2|(?:lib|types)\/[\w./-]+\.(?:js|d\.ts))$/
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !expected.test(file) || /\.test\.|sample|testing|conformance/i.test(file))).toEqual(
      [],
    )
    for (const document of ['README.md', 'CHANGELOG.md']) expect(files).toContain(`package/${document}`)
  })

  it('passes publint', () => {
    const report = execFileSync(bin('publint'), ['run', tarballs[name], '--strict'], { encoding: 'utf8' })
    expect(report).toContain('All good!')
  })

  it('has types where Node and bundlers look for them', () => {
    const args = [
      tarballs[name],
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--exclude-entrypoints',
      'styles.css',
    ]
    // Fails for any problem of the profile; the report also has the others.
    const report = execFileSync(bin('attw'), [...args, '--format', 'json'], UTF8)
    expect(Object.keys(JSON.parse(report).analysis.entrypoints).length).toBeGreaterThan(1)
  }, 60_000)
})

const UTF8 = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const

it("the style sheet of ui begins with the theme, which must not override a component's styles", () => {
  const sheet = execFileSync('tar', ['-xOzf', tarballs.ui, 'package/styles.css'], UTF8)
  expect(sheet.lastIndexOf('\n:focus-visible {')).toBeGreaterThan(0)
  expect(sheet.lastIndexOf('\n:focus-visible {')).toBeLessThan(sheet.search(/^\._?[\da-z]+ \{/m))
})

describe('an application that installs the packages', () => {
  it.each([
    // The lockfile has 5.6 for "Are the types wrong": the oldest that the declarations are for.
    ['5', join(root, 'node_modules/@arethetypeswrong/core/node_modules/typescript/bin/tsc')],
    ['7', bin('tsc')],
  ])(
    'type-checks with TypeScript %s, declarations included',
    (major, tsc) => {
      expect(execFileSync(tsc, ['--version'], UTF8)).toContain(`Version ${major}.`)
      expect(typeErrors(tsc)).toBe('')
    },
    60_000,
  )

  it('runs the rules of the domain in Node, without React', () => {
    const script = "import { statusLabel } from '@driver-trust/domain'; console.log(statusLabel('verified'))"
    const shown = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: app, encoding: 'utf8' })
    expect(shown.trim()).toBe('Verified')
  })

  it('takes at most 3 KB of gzipped script for Button alone, beyond React', async () => {
    const result = await build({
      root: app,
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        lib: { entry: join(app, 'src/buttonAlone.ts'), formats: ['es'], fileName: 'button' },
        rolldownOptions: { external: /^react/ },
      },
    })
    const [built] = Array.isArray(result) ? result : [result]
    const chunks = built && 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
    expect(chunks).toHaveLength(1)
    for (const { code } of chunks) expect(gzipSync(code).length).toBeLessThanOrEqual(BUTTON_LIMIT)
  })
})

describe("the page of that application, under the console's content security policy", () => {
  let browser: Browser
  let origin = ''
  let close = () => {}

  beforeAll(async () => {
    execFileSync(process.execPath, ['makeBrand.ts'], { cwd: app })
    execFileSync(bin('vite'), ['build', '--logLevel', 'error'], {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const served = createServerApp(createSandbox({ newId: randomUUID }), { console: join(app, 'dist') })
    const { server, port } = await listen(getRequestListener(served.fetch), { port: FIRST_PORT, isExact: false })
    origin = `http://localhost:${port}`
    close = () => {
      server.close()
      server.closeAllConnections()
    }
    browser = await chromium.launch(launchOptions())
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    close()
  })

  it.each(['light', 'dark'] as const)(
    'shows its primitives in its own brand in %s, styled and without a violation',
    async (theme) => {
      const page = await browser.newPage({ colorScheme: theme })
      const faults = faultsOf(page)
      await page.goto(origin)
      await page.getByRole('heading', { name: 'Depot' }).waitFor()
      const { l, c, h } = brandPalette({ light, dark }[theme], brand).surface.canvas
      expect(await page.evaluate(measure)).toEqual({
        canvas: `oklch(${l} ${c} ${h})`,
        isAccent: true,
        heading: '24px',
        radius: `${brand.radius.control}px`,
        hasInter: true,
      })
      await page.getByRole('combobox', { name: 'City' }).click()
      await page.getByRole('option', { name: 'Split' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved.').waitFor()
      expect(await page.evaluate(() => document.querySelectorAll('style').length)).toBe(0)
      for (const text of [brand.name, 'Closed on Sunday', 'Enter a name.', 'Open', 'Ana Horvat', 'Verified', 'Split'])
        expect(await page.getByText(text, { exact: true }).first().isVisible(), text).toBe(true)
      expect(faults).toEqual([])
      await page.close()
    },
  )
})

/** Errors, warnings and violations of a page. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  return faults
}

/** Runs in the page: what only the package's style sheet can have set. */
async function measure() {
  await document.fonts.ready
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
  const probe = document.createElement('div')
  probe.className = 'probe'
  probe.style.background = 'var(--dt-accent-solid)'
  document.body.append(probe)
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')
  return {
    canvas: style('body').backgroundColor,
    isAccent: button !== undefined && getComputedStyle(button).backgroundColor === style('.probe').backgroundColor,
    heading: style('h1').fontSize,
    radius: style('input').borderRadius,
    hasInter: [...document.fonts].some(
      ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
    ),
  }
}

/** What a compiler prints about the application; empty if it is content. */
function typeErrors(tsc: string): string {
  try {
    return execFileSync(tsc, ['-p', '.', '--pretty', 'false'], { cwd: app, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout) // what execFileSync throws
  }
}
