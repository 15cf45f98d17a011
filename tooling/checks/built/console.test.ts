import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

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
})
