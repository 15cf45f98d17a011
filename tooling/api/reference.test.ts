import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { calls } from '@driver-trust/domain'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from './generatedFiles.ts'

describe('the generated API reference', () => {
  it.each(generatedFiles().map(({ path, text }) => [basename(path), path, text]))(
    '%s is current: if not, run npm run api',
    (_, path, text) => {
      expect(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).toBe(text)
    },
  )

  it.each(generatedFiles().map(({ path, text }) => [basename(path), text]))('%s names every call', (_, text) => {
    const missing = Object.entries(calls).filter(([name, { path }]) => !text.includes(name) || !text.includes(path))
    expect(missing).toEqual([])
  })
})
