import { string } from 'superstruct'
import { expect, it } from 'vitest'
import { lenient } from './lenient.ts'
import { parseAs } from './parseAs.ts'
import { listOf, shape } from './shape.ts'
import { shownText } from './textRule.ts'

const huge = 'x'.repeat(10_000_000)

it('cuts a text that no page could show', () => {
  const parsed = parseAs('Row', shape({ name: shownText(), status: lenient(['sent']) }), { name: huge, status: huge })
  expect(parsed.name).toHaveLength(1001)
  expect(parsed.status).toHaveLength(1001)
  expect(parseAs('Row', shownText(), `${'x'.repeat(999)}😀😀`)).toBe(`${'x'.repeat(999)}…`)
})

it("leaves a text within the contract's limits as it is", () => {
  expect(parseAs('Row', shownText(), '😀'.repeat(256))).toBe('😀'.repeat(256))
})

it('parses no more rows than a page can have', () => {
  const items = Array.from({ length: 100_000 }, () => 'row')
  expect(parseAs('List', listOf(string()), { items, total: 100_000 }).items).toHaveLength(1000)
})
