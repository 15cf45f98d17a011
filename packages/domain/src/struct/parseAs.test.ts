import fc from 'fast-check'
import { boolean, type Infer, record, string } from 'superstruct'
import { afterEach, describe, expect, expectTypeOf, test } from 'vitest'
import { parseAs, ShapeError } from './parseAs.ts'
import { absent, count, listOf, shape, uuid, withDefault } from './shape.ts'

const id = '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d'
const Thing = shape({ id: uuid(), name: absent(string()), isOn: withDefault(boolean(), false) })
const Page = listOf(Thing)

describe('parseAs', () => {
  test.each([
    ['a complete value', { id, name: 'a', isOn: true }, { id, name: 'a', isOn: true }],
    ['missing optional fields', { id }, { id, isOn: false }],
    ['null in optional fields', { id, name: null, isOn: null }, { id, isOn: false }],
    ['extra fields', { id, secret: 'x', toString: 'x', constructor: 1 }, { id, isOn: false }],
    ['an own __proto__', JSON.parse(`{"id":"${id}","__proto__":{"name":"evil"}}`), { id, isOn: false }],
  ])('reads %s', (_, value, expected) => {
    expect(parseAs('Thing', Thing, value)).toEqual(expected)
  })

  test.each([
    ['a string', 'x', 'Answer does not match Page: expected object, received string.'],
    ['nothing', undefined, 'Answer does not match Page: expected object, received missing.'],
    ['an array', [], 'Answer does not match Page: expected object, received array.'],
    ['no items', { total: 1 }, 'Answer does not match Page at "items": expected array, received missing.'],
    [
      'a wrong id',
      { items: [{ id: 'x' }], total: 1 },
      'Answer does not match Page at "items.0.id": expected uuid, received string.',
    ],
    [
      'a number as text',
      { items: [], total: '1' },
      'Answer does not match Page at "total": expected count, received string.',
    ],
    ['1e21', { items: [], total: 1e21 }, 'Answer does not match Page at "total": expected count, received number.'],
    ['-1', { items: [], total: -1 }, 'Answer does not match Page at "total": expected count, received number.'],
    [
      'what cannot be printed',
      { items: [{ id: { toString: 1, valueOf: 1 } }], total: 1 },
      'Answer does not match Page: expected object, received object.',
    ],
  ])('refuses %s in words that reveal no value', (_, value, message) => {
    expect(() => parseAs('Page', Page, value)).toThrow(new ShapeError('Page', faultIn(message)))
    expect(() => parseAs('Page', Page, value)).toThrow(message)
  })

  test('refuses a value that is too deep to print as a ShapeError, not a RangeError', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(() => parseAs('Thing', Thing, { id: deep })).toThrow(ShapeError)
  })

  test('reveals nothing of the value, however the error is printed', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withObjectString: true })
    const secret = 'canary-b7f2'
    const planted = fc.oneof(
      fc.record({ items: fc.constant([{ id: secret }]), total: fc.constant(1) }),
      fc.record({ items: anything, total: fc.constant(secret), [secret]: anything }),
      fc.record({ items: fc.constant([{ id, name: { [secret]: secret } }]), total: anything }),
      fc.array(fc.constant(secret)),
      fc.constant(secret),
    )
    fc.assert(
      fc.property(planted, (value) => {
        const error = errorOf(() => parseAs('Page', Page, value))
        if (error === undefined) return
        expect(error).toBeInstanceOf(ShapeError)
        const shown = [String(error), JSON.stringify(error), (error as Error).stack, ...Object.values(error as object)]
        expect(shown.join('\n')).not.toContain(secret)
        expect(error).not.toHaveProperty('cause')
      }),
    )
  })

  test('prints keys of the payload as * in the path', () => {
    const Lookup = record(string(), string())
    expect(() => parseAs('Lookup', Lookup, { secret: 1 })).toThrow('at "*"')
  })
})

describe('a polluted Object.prototype', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'name')
    Reflect.deleteProperty(Object.prototype, 'id')
  })

  test("doesn't reach a parsed value", () => {
    Object.defineProperty(Object.prototype, 'name', { value: 'evil', configurable: true, writable: true })
    Object.defineProperty(Object.prototype, 'id', { value: id, configurable: true, writable: true })
    expect(() => parseAs('Thing', Thing, {})).toThrow('at "id"')
    const thing = parseAs('Thing', Thing, { id })
    expect(thing.id).toBe(id)
    expect(thing.name).toBeUndefined()
  })
})

test('an absent field has an optional key', () => {
  expectTypeOf<Infer<typeof Thing>>().toEqualTypeOf<{ id: string; isOn: boolean; name?: string | undefined }>()
  expectTypeOf(count()).not.toBeAny()
})

function errorOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
}

/** The fault that a message describes. */
function faultIn(message: string) {
  const [, path = '', expected = '', received = ''] =
    /(?: at "(.*)")?: expected (\w+), received (\w+)\.$/.exec(message) ?? []
  return { path, expected, received }
}
