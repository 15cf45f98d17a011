import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createSandbox } from '@driver-trust/sandbox'
import { getRequestListener } from '@hono/node-server'
import { type Browser, chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createServerApp } from '../../../packages/sandbox/src/server/createServerApp.ts'
import { listen } from '../../../packages/sandbox/src/server/listen.ts'
import { brandPalette } from '../../../packages/ui/src/brand/brandCss.ts'
import { dark, light } from '../../../packages/ui/src/theme/palettes.ts'
import { launchOptions } from '../../browser.ts'
import { brand } from '../../packages/consumer/src/brand.ts'
import { installedApp, runTool } from '../../packages/installedApp.ts'
import { primitives } from '../../packages/primitives.ts'
import { faultsOf } from './faultsOf.ts'

const root = join(import.meta.dirname, '../../..')
// Compilers, builds and an install, also on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 })

const BUTTON_LIMIT = 3 * 1024
const BUTTON_STYLES_LIMIT = 5 * 1024
const FIRST_PORT = 4460

let app = ''
let tarballs = { ui: '', domain: '' }

beforeAll(() => {
  const installed = installedApp()
  app = installed.folder
  tarballs = installed.tarballs
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

describe.each(['ui', 'domain'] as const)('the package of %s', (name) => {
  it('contains modules, declarations, styles and documents, and nothing else', () => {
    const files = execFileSync('tar', ['-tzf', tarballs[name]], { encoding: 'utf8' }).trim().split('\n')
    const expected =
      /^package\/(?:package\.json|(?:README|CHANGELOG)\.md|styles\.css\.d\.ts|styles\/[\w/-]+\.css|docs\/[\w-]+\.md|tokens\/(?:light|dark)\.tokens\.json|third-party-notices\.txt|fonts\/(?:[\w-]+\.woff2?|[\w-]*licence\.txt)|(?:lib|types)\/[\w./-]+\.(?:js|d\.ts))$/
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((file) => !expected.test(file) || /\.test\.|sample|testing|conformance/i.test(file))).toEqual(
      [],
    )
    const documents = ['README.md', 'CHANGELOG.md', ...(name === 'ui' ? ['docs/table.md', 'docs/portal.md'] : [])]
    for (const document of documents) expect(files).toContain(`package/${document}`)
  })

  it("explains itself without clauses that its users don't have", () => {
    const declarations = ['-xOzf', tarballs[name], '--wildcards', '*.d.ts']
    const text = execFileSync('tar', declarations, { encoding: 'utf8', maxBuffer: 2 ** 25 })
    expect(text.match(/.*(?:contract \d|react-paginate).*/g) ?? []).toEqual([])
  })

  it('passes publint', () => {
    expect(runTool('publint', ['run', tarballs[name], '--strict'])).toContain('All good!')
  })

  it('has types where Node and bundlers look for them', () => {
    const args = [tarballs[name], '--profile', 'esm-only', '--no-definitely-typed', '--exclude-entrypoints', './*.css']
    // Fails for any problem of the profile; the report also has the others.
    const report = runTool('attw', [...args, '--format', 'json'])
    expect(Object.keys(JSON.parse(report).analysis.entrypoints).length).toBeGreaterThan(1)
  })
})

it('a page about each component travels in ui, with its props and examples', () => {
  const page = (name: string) =>
    execFileSync('tar', ['-xOzf', tarballs.ui, `package/docs/${name}.md`], { encoding: 'utf8' })
  for (const { entry } of primitives()) expect(page(entry.replace('@driver-trust/ui/', ''))).toContain('## Props')
  expect(page('table')).toMatch(/### Column\n[^#]*\| `cell`, required/)
  expect(page('button')).toMatch(/\| `disabledReason` \| `string` .*Why it is disabled/)
  expect(page('button')).toContain('<Button disabledReason="Only admins of Alpine Group can.">Ban driver</Button>')
})

describe('the style sheets of ui', () => {
  const sheet = (name: string) =>
    execFileSync('tar', ['-xOzf', tarballs.ui, `package/styles/${name}.css`], { encoding: 'utf8' })

  it('have everything in a layer but the typefaces, and the reset for pages on its own', () => {
    expect(outermost(sheet('styles')).filter((rule) => !/^@(?:layer|font-face)/.test(rule))).toEqual([])
    expect(sheet('styles')).not.toMatch(/^body \{/m)
    expect(sheet('reset')).toMatch(/^body \{/m)
  })

  it('of a Button and the theme weigh at most 5 KB gzipped', () => {
    const sizes = ['theme', 'button'].map((name) => gzipSync(sheet(name)).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(BUTTON_STYLES_LIMIT)
  })
})

it('a module says "use client" if and only if it needs a browser', () => {
  const folder = join(root, 'packages/ui/dist/lib')
  const modules = globSync('**/*.js', { cwd: folder }).filter(
    (file) => !/^(?:vendor\/lucide|theme)\/|\.css\.js$/.test(file),
  )
  const code = (file: string) => readFileSync(join(folder, file), 'utf8')
  const says = modules.filter((file) => /^["']use client["']/.test(code(file)))
  expect(says.length).toBeGreaterThan(20)
  expect(says).toEqual(modules.filter((file) => needsBrowser(code(file)) || /^vendor\/sonner/.test(file)))
})

describe('an application that installs the packages', () => {
  it.each([
    // The lockfile has 5.6 for "Are the types wrong": the oldest that the declarations are for.
    ['5', '@arethetypeswrong/core/node_modules/typescript'],
    ['7', 'typescript'],
  ])('type-checks with TypeScript %s, declarations included', (major, compiler) => {
    expect(compiled(compiler, '--version')).toContain(`Version ${major}.`)
    expect(compiled(compiler, '-p', '.', '--pretty', 'false')).toBe('')
  })

  it('runs the rules of the domain in Node', () => {
    const script = "import { statusLabel } from '@driver-trust/domain/driver'; console.log(statusLabel('verified'))"
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
    runTool('vite', ['build', '--logLevel', 'error'], app)
    const served = createServerApp(createSandbox({ newId: randomUUID }), { console: join(app, 'dist') })
    const { server, port } = await listen(getRequestListener(served.fetch), { port: FIRST_PORT, isExact: false })
    origin = `http://localhost:${port}`
    close = () => {
      server.close()
      server.closeAllConnections()
    }
    browser = await chromium.launch(launchOptions())
  })

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
        hasFace: true,
        own: { sunken: 'rgb(1, 2, 3)', height: '50px' },
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

/** The outermost rules of a style sheet: what is before each brace or semicolon. */
function outermost(sheet: string): string[] {
  const rules: string[] = []
  let depth = 0
  for (const [, before = '', mark] of sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
    if (depth === 0 && before.trim()) rules.push(before.trim())
    if (mark !== ';') depth += mark === '{' ? 1 : -1
  }
  return rules
}

/** Whether a module uses state, effects, context or handlers, or what a client module exports. */
function needsBrowser(code: string): boolean {
  const hooks = /(?<!function )\b(?:use(?!Id\b|Memo\b|Callback\b)[A-Z]\w+\(|createContext\(|createPortal\()/
  return hooks.test(code) || /from "@base-ui\//.test(code) || /\bon[A-Z]\w+:|\bref: /.test(code)
}

/** Runs in the page: what only the package's style sheet can have set. */
async function measure() {
  await document.fonts.ready
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body)
  const probe = document.createElement('div')
  probe.className = 'probe'
  probe.style.background = 'var(--dt-accent-solid)'
  const own = document.createElement('div')
  own.className = 'own'
  own.style.background = 'var(--dt-surface-sunken)'
  document.body.append(probe, own)
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save')
  return {
    canvas: style('body').backgroundColor,
    isAccent: button !== undefined && getComputedStyle(button).backgroundColor === style('.probe').backgroundColor,
    heading: style('h1').fontSize,
    radius: style('input').borderRadius,
    own: { sunken: style('.own').backgroundColor, height: button && getComputedStyle(button).height },
    hasFace: [...document.fonts].some(
      ({ family, status }) => family.includes('IBM Plex Sans Variable') && status === 'loaded',
    ),
  }
}

/** What a compiler of the lockfile prints about the application, errors included. */
function compiled(compiler: string, ...args: string[]): string {
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc')
  return spawnSync(process.execPath, [tsc, ...args], { cwd: app, encoding: 'utf8' }).stdout
}
