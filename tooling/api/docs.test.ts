import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { calls } from '@driver-trust/domain'
import { describe, expect, it } from 'vitest'
import { generatedFiles } from './docs.ts'

const files = generatedFiles().map(({ path, text }) => [basename(path), path, text] as const)

describe('the generated documents', () => {
  it.each(files)('%s is current: if not, run npm run docs', (_, path, text) => {
    expect(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).toBe(text)
  })

  it.each(files)('%s names every call', (_name, _path, text) => {
    const missing = Object.entries(calls).filter(([name, { path }]) => !text.includes(name) || !text.includes(path))
    expect(missing).toEqual([])
  })

  it.each(files)('%s shows every way to get tokens with its fields', (_name, _path, text) => {
    for (const word of ['password', 'client_secret', 'refresh_token', 'phone_number', 'grant-type:challenge'])
      expect(text).toContain(word)
  })
})
