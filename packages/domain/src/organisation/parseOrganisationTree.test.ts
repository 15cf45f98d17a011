import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { ShapeError, tryParse } from '../struct/parseAs.ts'
import { Organisation } from './Organisation.ts'
import { branchOf, type OrganisationTree } from './OrganisationTree.ts'
import { parseOrganisationTree, quickNode } from './parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from './sampleOrganisation.ts'

const one = sampleOrganisation

describe('an answer without organisations', () => {
  test.each([[undefined], [null], [''], [{}], [[]]])('%j gives null', (answer) => {
    expect(parseOrganisationTree(answer)).toBeNull()
  })
})

describe('a nested answer', () => {
  const tree = treeOf(
    one(1, {
      ownerId: sampleId(99),
      parentId: null,
      isDriversInvitationAllowed: true,
      children: [one(2, { children: [one(4)] }), one(3, { parentId: sampleId(1), children: [] })],
    }),
  )

  test('is a plain object by id, with child ids and a has-children flag', () => {
    expect(tree.rootId).toBe(sampleId(1))
    expect(tree.problems).toEqual([])
    expect(Object.getPrototypeOf(tree.byId)).toBeNull()
    expect(shapeOf(tree)).toEqual({ 1: [undefined, 0, [2, 3]], 2: [1, 1, [4]], 4: [2, 2, []], 3: [1, 1, []] })
    expect(tree.byId[sampleId(1)]).toEqual({
      ...one(1),
      isDriversInvitationAllowed: true,
      subcontractorPersonalDataHidden: false,
      ownerId: sampleId(99),
      parentId: undefined,
      childIds: [sampleId(2), sampleId(3)],
      depth: 0,
    })
  })

  test('keeps the display order', () => {
    expect(numbers(Object.keys(tree.byId))).toEqual([1, 2, 4, 3])
  })

  test('keeps a parent of the root that is out of view', () => {
    expect(treeOf(one(2, { parentId: sampleId(1) })).byId[sampleId(2)]?.parentId).toBe(sampleId(1))
  })
})

describe('faults in a tree are reported and not followed', () => {
  test.each([
    [
      'a duplicate',
      one(1, { children: [one(2, { children: [one(3)] }), one(2, { children: [one(4)] })] }),
      'duplicate 2',
      [1, 2, 3],
    ],
    ['an organisation inside itself', one(1, { children: [one(2, { children: [one(1)] })] }), 'cycle 1', [1, 2]],
    [
      'one that names another parent',
      one(1, { children: [one(2, { parentId: sampleId(3) }), one(3)] }),
      'misplaced 2',
      [1, 2, 3],
    ],
    ['a root that is its own parent', one(1, { parentId: sampleId(1) }), 'cycle 1', [1]],
    ['a root under its own child', one(1, { parentId: sampleId(2), children: [one(2)] }), 'cycle 1', [1, 2]],
    ['two roots', [one(1), one(2, { children: [one(3)] })], 'orphan 2', [1, 2, 3]],
    ['a list with an unknown parent', [one(1), one(2, { parentId: sampleId(9) })], 'orphan 2', [1, 2]],
    [
      'a list that is one cycle',
      [one(1, { parentId: sampleId(2) }), one(2, { parentId: sampleId(1) })],
      'cycle 1',
      [1, 2],
    ],
    ['a list with an own parent', [one(1), one(2, { parentId: sampleId(2) })], 'cycle 2', [1, 2]],
    [
      'a list with a cycle aside',
      [one(1), one(2, { parentId: sampleId(3) }), one(3, { parentId: sampleId(2) })],
      'cycle 2',
      [1, 2, 3],
    ],
    [
      'a way into a cycle',
      [one(1), one(2, { parentId: sampleId(3) }), one(3, { parentId: sampleId(4) }), one(4, { parentId: sampleId(3) })],
      'cycle 3',
      [1, 3, 2, 4],
    ],
    [
      'a way into a cycle through what is nested',
      [one(1), one(2, { parentId: sampleId(4) }), one(3, { parentId: sampleId(4), children: [one(4)] })],
      'cycle 3',
      [1, 3, 4, 2],
    ],
    [
      'a cycle through what is nested',
      [one(1), one(2, { parentId: sampleId(3), children: [one(3)] })],
      'cycle 2',
      [1, 2, 3],
    ],
  ] as const)('%s', (...[, answer, problem, order]) => {
    const tree = treeOf(answer)
    expect(tree.problems.map(({ kind, id }) => `${kind} ${numberOf(id)}`)).toEqual([problem])
    expect(numbers(Object.keys(tree.byId))).toEqual(order)
    expectSound(tree)
  })

  test('a value that contains itself', () => {
    const loop = one(1)
    loop.children = [loop]
    expect(treeOf(loop).problems).toEqual([{ kind: 'cycle', id: sampleId(1) }])
  })

  test('a flat list by parent ids becomes the same tree as a nested answer', () => {
    const flat = [
      one(4, { parentId: sampleId(2) }),
      one(2, { parentId: sampleId(1) }),
      one(1),
      one(3, { parentId: sampleId(1) }),
    ]
    const tree = treeOf(flat)
    expect(tree.problems).toEqual([])
    expect(shapeOf(tree)).toEqual({ 1: [undefined, 0, [2, 3]], 2: [1, 1, [4]], 4: [2, 2, []], 3: [1, 1, []] })
    expect(numbers(Object.keys(tree.byId))).toEqual([1, 2, 4, 3])
  })
})

describe('a wrong shape', () => {
  test.each([
    ['x', 'expected object, received string'],
    [7, 'expected object, received number'],
    [[one(1), null], 'expected object, received null'],
    [one(1, { id: '__proto__' }), 'at "id": expected uuid, received string'],
    [one(1, { id: '' }), 'at "id": expected uuid, received string'],
    [one(1, { name: undefined }), 'at "name": expected string, received missing'],
    [one(1, { subcontractor: null }), 'at "subcontractor": expected boolean, received null'],
    [
      one(1, { isDriversInvitationAllowed: 'yes' }),
      'at "isDriversInvitationAllowed": expected boolean, received string',
    ],
    [one(1, { ownerId: 'me' }), 'at "ownerId": expected uuid, received string'],
    [one(1, { parentId: 7 }), 'at "parentId": expected uuid, received number'],
    [one(1, { updatedAt: undefined }), 'at "updatedAt": expected string, received missing'],
    [one(1, { children: {} }), 'at "children": expected array, received object'],
    [one(1, { children: [one(2), one(3, { name: 1 })] }), 'at "children.1.name": expected string, received number'],
    [one(1, { children: [one(2, { children: [7] })] }), 'at "children.0": expected object, received number'],
  ])('%j is a ShapeError', (answer, message) => {
    expect(() => parseOrganisationTree(answer)).toThrow(ShapeError)
    expect(() => parseOrganisationTree(answer)).toThrow(message)
  })
})

describe('large trees', () => {
  test('reads 5,000 levels', () => {
    const tree = treeOf(chain(5000))
    expect(Object.keys(tree.byId)).toHaveLength(5000)
    expect(tree.byId[sampleId(1)]?.depth).toBe(4999)
  })

  test('reads 50,000 levels and 50,000 siblings', () => {
    expect(Object.keys(treeOf(chain(50_000)).byId)).toHaveLength(50_000)
    const wide = one(0, { children: Array.from({ length: 49_999 }, (_, index) => one(index + 1)) })
    expect(Object.keys(treeOf(wide).byId)).toHaveLength(50_000)
  })

  test('a fault below 5,000 levels is still a ShapeError', () => {
    expect(() => parseOrganisationTree(chain(5000, { name: 7 }))).toThrow('at "children.0.name"')
  })
})

describe('any answer', () => {
  const numbersOfTree = fc.integer({ min: 1, max: 12 })
  const links = fc.array(fc.record({ number: numbersOfTree, parent: fc.option(numbersOfTree) }), {
    minLength: 1,
    maxLength: 14,
  })

  test('of linked organisations becomes a sound tree of all of them', () => {
    fc.assert(
      fc.property(links, (rows) => {
        const tree = treeOf(rows.map(({ number, parent }) => one(number, { parentId: parent && sampleId(parent) })))
        expect(new Set(numbers(Object.keys(tree.byId)))).toEqual(new Set(rows.map(({ number }) => number)))
        expectSound(tree)
      }),
      { numRuns: 1000 },
    )
  })

  test("of nested organisations becomes a sound tree of all that aren't inside a repeated one", () => {
    const fields = { number: numbersOfTree, parent: fc.option(numbersOfTree) }
    const { nested } = fc.letrec<{ nested: Record<string, unknown> }>((tie) => ({
      nested: fc.oneof(
        { maxDepth: 4 },
        fc.record(fields).map(({ number, parent }) => one(number, { parentId: parent && sampleId(parent) })),
        fc
          .record({ ...fields, children: fc.array(tie('nested'), { maxLength: 3 }) })
          .map(({ number, parent, children }) => one(number, { parentId: parent && sampleId(parent), children })),
      ),
    }))
    fc.assert(
      fc.property(fc.oneof(nested, fc.array(nested, { minLength: 1, maxLength: 3 })), (answer) =>
        expectSound(treeOf(answer)),
      ),
      {
        numRuns: 1000,
      },
    )
  })

  test('of any kind is a tree, null or a ShapeError', () => {
    const anything = fc.anything({ withNullPrototype: true, withObjectString: true })
    const almost = fc.record(
      {
        id: fc.constantFrom(sampleId(1), '__proto__', 'constructor', ''),
        name: anything,
        subcontractor: fc.boolean(),
        createdAt: fc.string(),
        updatedAt: fc.string(),
        children: fc.array(anything),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(anything, almost), (answer) => {
        try {
          const tree = parseOrganisationTree(answer)
          if (tree) expectSound(tree)
        } catch (error) {
          expect(error).toBeInstanceOf(ShapeError)
        }
        expect(Object.keys(Object.prototype)).toEqual([])
      }),
    )
  })
})

describe('the fast path', () => {
  test('returns what the struct returns, and nothing if the struct finds a fault', () => {
    const odd = fc.constantFrom(undefined, null, 7, 'x', true, false, {}, [], sampleId(5))
    const fields = fc.constantFrom(...Object.keys(Organisation.schema))
    fc.assert(
      fc.property(fc.array(fc.tuple(fields, odd), { maxLength: 3 }), (changes) => {
        const value = one(1, { ownerId: sampleId(2), ...Object.fromEntries(changes) })
        const { childIds, depth, ...quick } = quickNode(value) ?? { childIds: [] }
        const parsed = tryParse(Organisation, value)
        expect(quick).toEqual(parsed.fault ? {} : parsed.value)
      }),
      { numRuns: 2000 },
    )
  })

  describe('while Object.prototype is polluted', () => {
    afterEach(() => {
      Reflect.deleteProperty(Object.prototype, 'ownerId')
    })

    test('is left to the struct', () => {
      Object.defineProperty(Object.prototype, 'ownerId', { value: sampleId(666), configurable: true, writable: true })
      expect(treeOf(one(1)).byId[sampleId(1)]?.ownerId).toBeUndefined()
    })
  })
})

function treeOf(answer: unknown): OrganisationTree {
  const tree = parseOrganisationTree(answer)
  if (!tree) throw new Error('The answer has no organisation; give it one.')
  return tree
}

/** Parents and children agree, and every organisation is reached from the root once. */
function expectSound(tree: OrganisationTree): void {
  const ids = Object.keys(tree.byId)
  const reached = branchOf(tree, tree.rootId).map(({ id }) => id)
  expect(reached).toEqual(ids)
  expect(new Set(reached).size).toBe(ids.length)
  for (const node of Object.values(tree.byId)) {
    for (const childId of node.childIds) {
      expect(tree.byId[childId]).toMatchObject({ parentId: node.id, depth: node.depth + 1 })
    }
  }
  const root = tree.byId[tree.rootId]
  expect(root?.depth).toBe(0)
  expect(ids).not.toContain(root?.parentId)
}

function chain(levels: number, bottom: Record<string, unknown> = {}): Record<string, unknown> {
  let node = one(1, bottom)
  for (let level = 2; level <= levels; level += 1) node = one(level, { children: [node] })
  return node
}

function shapeOf(tree: OrganisationTree): Record<number, unknown> {
  return Object.fromEntries(
    Object.values(tree.byId).map(({ id, parentId, depth, childIds }) => [
      numberOf(id),
      [parentId && numberOf(parentId), depth, numbers(childIds)],
    ]),
  )
}

function numbers(ids: readonly string[]): number[] {
  return ids.map(numberOf)
}

function numberOf(id: string): number {
  return Number.parseInt(id.slice(-12), 16)
}
