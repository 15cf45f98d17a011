import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { screenTable } from './routes.tsx'

const { routes } = screenTable
const patterns = Object.values(paths).map(({ pattern }) => pattern)
const matches = (pattern: string, address: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(address)

test('every address has a screen', () => {
  expect(routes.map(({ pattern }) => pattern).sort()).toEqual([...patterns].sort())
})

test.each(patterns)('%s opens its own screen', (pattern) => {
  const address = pattern.replace(/:\w+/g, 'an-id')
  expect(routes.find((route) => matches(route.pattern, address))?.pattern).toBe(pattern)
})
