import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUuid } from './shape.ts'

test('accepts every UUID, in either case', () => {
  fc.assert(fc.property(fc.uuid(), (id) => isUuid(id) && isUuid(id.toUpperCase())))
})

test.each([
  '',
  '__proto__',
  'constructor',
  '..%2f..%2fauth',
  '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3',
  '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d ',
  '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d\n',
  '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3g',
  '7d9f3a5260f54c9a9d0e1f6f5a1b2c3d',
  '../7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2',
  'x'.repeat(100_000),
  7,
  null,
  undefined,
  ['7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'],
])('refuses %j', (value) => {
  expect(isUuid(value)).toBe(false)
})

test('refuses any character except hexadecimal digits and hyphens', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 36, maxLength: 36 }), (text) => !isUuid(text) || /^[0-9a-f-]+$/i.test(text)),
  )
})
