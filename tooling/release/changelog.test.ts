import { describe, expect, it } from 'vitest'
import { newestOf, versionOf } from './changelog.ts'

const released = '# Changelog\n\n## 1.2.0 – 2026-11-22\n\n### New\n\n- One.\n\n## 1.1.0\n\n- Two.\n'
const unreleased = `# Changelog\n\n## Unreleased\n\n- Three.\n${released.slice('# Changelog\n'.length)}`

describe('newestOf', () => {
  it.each([
    [released, { version: '1.2.0', notes: '### New\n\n- One.' }],
    [unreleased, { version: undefined, notes: '- Three.' }],
    ['# Changelog\n\n## v2.0.0-rc.1\n\n- Last.\n', { version: '2.0.0-rc.1', notes: '- Last.' }],
    ['# Changelog\n', { version: undefined, notes: '' }],
  ])('reads the newest section of %j', (changelog, newest) => {
    expect(newestOf(changelog)).toEqual(newest)
  })
})

describe('versionOf', () => {
  it.each([
    [released, '1.2.0'],
    [unreleased, '1.2.0'],
    ['## Unreleased\n\n- 9.9.9 was a number', '0.0.0'],
  ])('reads the newest named version of %j', (changelog, version) => {
    expect(versionOf(changelog)).toBe(version)
  })
})
