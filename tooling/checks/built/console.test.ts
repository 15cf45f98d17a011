import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { thirdPartyRows } from '../thirdPartyRows.ts'

const dist = join(import.meta.dirname, '../../../packages/console/dist')
const files = globSync('**/*.*', { cwd: dist })
const scripts = files.filter((file) => file.endsWith('.js'))
const text = (file: string) => readFileSync(join(dist, file), 'utf8')

describe('the built console', () => {
  it('exists', () => {
    expect(files).toContain('index.html')
    expect(scripts.length).toBeGreaterThan(1)
  })

  it('contains no source map, mock worker, story or fixture', () => {
    expect(files.filter((file) => /\.map$|mockServiceWorker|stories/i.test(file))).toEqual([])
    for (const file of scripts) expect(text(file)).not.toMatch(/sourceMappingURL|Sandbox-1!|Meridian Freight|storybook/)
  })

  it('contains no console call for development only', () => {
    for (const file of scripts) expect(text(file)).not.toMatch(/console\.(log|info|debug|trace)\(/)
  })

  it('has no inline script or style', () => {
    const html = text('index.html')
    expect(html).not.toMatch(/<style|<script(?![^>]* src=)/)
  })

  it('contains the packages that docs/third-party.md lists, and their licences', () => {
    const notices = text('third-party-notices.txt')
    const shipped = [...notices.matchAll(/^## (\S+) - (\S+) \((.+)\)$/gm)].map((found) => found.slice(1).join(' '))
    const listed = thirdPartyRows().filter(({ isShipped }) => isShipped)
    expect(shipped.sort()).toEqual(listed.map(({ name, version, licence }) => `${name} ${version} ${licence}`).sort())
    for (const licence of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'ISC License'])
      expect(notices).toContain(licence)
  })

  it('has the hint to compile them at once in the first line of the scripts that everybody loads', () => {
    for (const area of ['start', 'shared', 'core', 'dialogs', 'people']) {
      const [script = ''] = scripts.filter((file) => file.startsWith(`assets/${area}-`))
      expect(text(script).split('\n', 1), area).toEqual(['//# allFunctionsCalledOnLoad'])
    }
  })

  it('has compressed copies of its scripts and styles, which are what they say', () => {
    const large = files.filter((file) => /\.(?:js|css)$/.test(file) && text(file).length > 2000)
    expect(large.length).toBeGreaterThan(10)
    for (const file of large) {
      expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).toString(), file).toBe(text(file))
      expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).toString(), file).toBe(text(file))
    }
  })
})
