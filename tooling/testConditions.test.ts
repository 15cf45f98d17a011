import fc from 'fast-check'
import { expect, it } from 'vitest'

const { DEEP, SEED } = process.env

it.skipIf(DEEP && !SEED)('property tests use the same seed in every run, or the one given by SEED', () => {
  expect(fc.readConfigureGlobal().seed).toBe(Number(SEED ?? 20_261_122))
})
