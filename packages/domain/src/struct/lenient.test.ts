import { array } from 'superstruct'
import { expect, expectTypeOf, test } from 'vitest'
import { type Lenient, lenient, onUnknownWord } from './lenient.ts'
import { parseAs } from './parseAs.ts'
import { shape } from './shape.ts'

const Row = array(shape({ status: lenient(['on', 'off']) }))

test('reads a known word and reports nothing', () => {
  expect(reportedFields([{ status: 'on' }])).toEqual([])
})

test('reads an unknown word as it is and reports its field, not the word', () => {
  expect(parseAs('Row', Row, [{ status: 'secret' }])).toEqual([{ status: 'secret' }])
  expect(reportedFields([{ status: 'on' }, { status: 'secret' }])).toEqual(['status'])
})

test('stops reporting after unsubscribing', () => {
  const reported: string[] = []
  onUnknownWord((field) => reported.push(field))()
  parseAs('Row', Row, [{ status: 'secret' }])
  expect(reported).toEqual([])
})

test.each([[1], [null], [undefined], [['on']]])('refuses %j', (status) => {
  expect(() => parseAs('Row', Row, [{ status }])).toThrow('at "0.status": expected string')
})

test('the type knows the words and accepts others', () => {
  expectTypeOf<'on'>().toExtend<Lenient<'on' | 'off'>>()
  expectTypeOf<string>().toExtend<Lenient<'on' | 'off'>>()
})

function reportedFields(value: unknown): string[] {
  const reported: string[] = []
  const stop = onUnknownWord((field) => reported.push(field))
  parseAs('Row', Row, value)
  stop()
  return reported
}
