import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { wording } from './wording.ts'

const root = join(import.meta.dirname, '../..')
const tests = globSync(
  '{packages/*/src/**/*.test.{ts,tsx},stories/**/*.{ts,tsx},e2e/*.ts,tooling/**/*.test.{ts,tsx}}',
  {
    cwd: root,
  },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
  .replaceAll("\\'", "'")

describe.each(Object.entries(wording))('what people read by %s', (_, sentences) => {
  it.each(sentences)('"%s" stands in a test', (sentence) => {
    expect(tests).toMatch(new RegExp(`(?<!\\p{L})${sentence.replace(/[.*+?()[\]|^$\\]/g, '\\$&')}(?!\\p{L})`, 'u'))
  })
})
