import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Version } from '@cyclonedx/cyclonedx-library/Spec'
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Bill } from '../../release/billOfMaterials.ts'
import { newestOf } from '../../release/changelog.ts'
import { archiveConsole, release } from '../../release/release.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'release-'))
let files: string[] = []
const named = (pattern: RegExp) => join(folder, files.find((file) => pattern.test(file)) ?? 'missing')
const contents = (archive: string) =>
  execFileSync('tar', ['-tzf', archive], { encoding: 'utf8', maxBuffer: 1024 ** 3 }).split('\n')

// Only GNU tar makes the same archive twice.
describe.skipIf(process.platform !== 'linux')('npm run release -- --dry-run', () => {
  beforeAll(async () => {
    files = await release({ folder, isDryRun: true })
  }, 180_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('makes two archives, two packages, three bills of materials, notes and checksums', () => {
    expect(files.map((file) => file.replace(/\d+\.\d+\.\d+/, 'N'))).toEqual([
      'NOTES.md',
      'SHA256SUMS',
      'driver-trust-console-N.cdx.json',
      'driver-trust-console-N.tar.gz',
      'driver-trust-domain-N.cdx.json',
      'driver-trust-domain-N.tgz',
      'driver-trust-storybook-N.tar.gz',
      'driver-trust-ui-N.cdx.json',
      'driver-trust-ui-N.tgz',
    ])
  })

  it('archives what was built', () => {
    const site = contents(named(/console-.*gz$/))
    for (const file of ['index.html', '_headers', 'third-party-notices.txt']) expect(site).toContain(`./site/${file}`)
    expect(site.filter((file) => /^\.\/[^/]+$/.test(file))).toEqual(['./configure.mjs'])
    expect(contents(named(/storybook-.*gz$/))).toContain('./iframe.html')
  })

  it('has the licences of what Storybook is built from beside it', () => {
    const files = ['./third-party-notices.txt', './storybook-typeface.txt']
    const notices = execFileSync('tar', ['-xzOf', named(/storybook-.*gz$/), ...files], { encoding: 'utf8' })
    for (const name of ['msw', 'storybook', 'axe-core', '@fontsource-variable/noto-sans-sc', 'Nunito Sans'])
      expect(notices).toMatch(new RegExp(`^## ${name} .*\\(.+\\)$`, 'm'))
    expect(notices).toContain('SIL OPEN FONT LICENSE')
  })

  it('has the checksums of all other files', () => {
    const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n')
    expect(lines).toEqual(
      files
        .filter((file) => file !== 'SHA256SUMS')
        .map((file) => `${hash('sha256', readFileSync(join(folder, file)), 'hex')}  ${file}`),
    )
  })

  it.each([
    ['console', 'driver-trust-console'],
    ['ui', '@driver-trust/ui'],
    ['domain', '@driver-trust/domain'],
  ])('has a strictly valid bill of %s, with licences and suppliers', async (name, component) => {
    const text = readFileSync(named(new RegExp(`${name}-.*cdx`)), 'utf8')
    const { specVersion, metadata, components } = JSON.parse(text) as Bill
    expect(specVersion).toBe('1.5')
    expect(await new JsonStrictValidator(Version.v1dot5).validate(text)).toBeNull()
    expect(await new JsonStrictValidator(Version.v1dot5).validate(text.replace('"bom-ref"', '"ref"'))).not.toBeNull()
    expect(metadata.component.name).toBe(component)
    expect(components.length).toBeGreaterThan(0)
    for (const { name: part, licenses, supplier } of [metadata.component, ...components]) {
      expect(licenses, part).toHaveLength(1)
      expect(supplier?.name, part).toMatch(/^[^<>@()]+$/)
    }
  })

  it("has the changelog's newest section as its notes", () => {
    const { notes } = newestOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
    expect(notes.length).toBeGreaterThan(100)
    expect(readFileSync(join(folder, 'NOTES.md'), 'utf8')).toBe(`${notes}\n`)
  })

  it('makes the same archive again, whenever its files were written', async () => {
    utimesSync(join(root, 'packages/console/dist/index.html'), new Date(), new Date())
    const again = join(folder, 'again')
    await archiveConsole(again)
    expect(readFileSync(again).equals(readFileSync(named(/console-.*gz$/)))).toBe(true)
  })

  it('contains no path of this machine in what it writes itself', () => {
    const program = execFileSync('tar', ['-xzOf', named(/console-.*gz$/), './configure.mjs'], { encoding: 'utf8' })
    expect(program).not.toContain(root)
    for (const file of ['NOTES.md', 'SHA256SUMS']) expect(readFileSync(join(folder, file), 'utf8')).not.toContain(root)
    for (const file of files.filter((each) => each.endsWith('.cdx.json')))
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(new RegExp(`${root}|${tmpdir()}`))
  })
})

it('a release in earnest refuses a commit without the tag of its version', async () => {
  await expect(release({ folder: join(folder, 'earnest'), isDryRun: false })).rejects.toThrow(/CHANGELOG\.md/)
})
