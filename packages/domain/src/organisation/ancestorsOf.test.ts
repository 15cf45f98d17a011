import { describe, expect, test } from 'vitest'
import {
  ancestorsOf,
  branchOf,
  depthClassOf,
  type OrganisationNode,
  type OrganisationTree,
  organisationIn,
  searchOrganisations,
} from './OrganisationTree.ts'
import { parseOrganisationTree } from './parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from './sampleOrganisation.ts'

const one = sampleOrganisation
const tree = parseOrganisationTree(
  one(1, {
    name: 'North Haulage',
    parentId: sampleId(77),
    children: [
      one(2, {
        name: 'Zürich',
        children: [one(4, { name: 'Zürich Süd', children: [one(6, { name: 'North Gate' })] })],
      }),
      one(3, { name: 'East', children: [one(5, { name: 'Nörth' })] }),
    ],
  }),
) as OrganisationTree // the answer above has organisations

describe('in a tree of three levels', () => {
  test.each([
    [1, [], 0],
    [2, [1], 1],
    [5, [1, 3], 2],
    [6, [1, 2, 4], 3],
    [9, [], undefined],
  ])('organisation %i has %j above it and depth %s', (number, ancestors, depth) => {
    expect(numbers(ancestorsOf(tree, sampleId(number)))).toEqual(ancestors)
    expect(organisationIn(tree, sampleId(number))?.depth).toBe(depth)
  })

  test.each([
    [1, [1, 2, 4, 6, 3, 5]],
    [2, [2, 4, 6]],
    [5, [5]],
    [9, []],
  ])('the branch of %i is %j', (number, branch) => {
    expect(numbers(branchOf(tree, sampleId(number)))).toEqual(branch)
  })

  test.each([
    ['north', 1, [1, 6, 5]],
    ['  NORTH ', 1, [1, 6, 5]],
    ['zur', 1, [2, 4]],
    ['north', 2, [6]],
    ['', 3, [3, 5]],
    ['.*', 1, []],
    ['north', 9, []],
  ])('searching %j below %i finds %j', (text, number, found) => {
    expect(numbers(searchOrganisations(tree, text, sampleId(number)))).toEqual(found)
  })

  test('a search covers everything in view unless a branch is given', () => {
    expect(numbers(searchOrganisations(tree, 'east'))).toEqual([3])
  })

  test.each(['__proto__', 'constructor', 'toString', '', 'x'.repeat(100_000), undefined])(
    '%j is no organisation',
    (id) => {
      expect(organisationIn(tree, id)).toBeUndefined()
      expect(branchOf(tree, id ?? '')).toEqual([])
      expect(ancestorsOf(tree, id ?? '')).toEqual([])
    },
  )
})

describe('the depth class', () => {
  test.each([
    [[false], 'Root'],
    [[true], 'Subcontractor'],
    [[false, false], 'Child'],
    [[false, true], 'Subcontractor'],
    [[false, false, false], 'Grandchild'],
    [[false, false, true], 'Subcontractor, child'],
    [[false, true, true], 'Subcontractor, child'],
    [[false, true, false], 'Grandchild'],
    [[false, false, false, false], 'Descendant'],
    [[false, false, false, true], 'Subcontractor, grandchild'],
    [[false, false, false, false, false], 'Descendant'],
    [[false, false, false, false, true], 'Subcontractor, descendant'],
    [[false, false, false, false, false, true], 'Subcontractor, descendant'],
  ])('of the last of %j (true for subcontractors) is %s', (chain, depthClass) => {
    const answer = chain.reduceRight<Record<string, unknown>[]>(
      (children, subcontractor, index) => [one(index, { subcontractor, children })],
      [],
    )
    const line = parseOrganisationTree(answer)
    expect(line && depthClassOf(line, sampleId(chain.length - 1))).toBe(depthClass)
  })

  test('counts from the top in view, also where that has a parent out of view', () => {
    const top = one(0, { parentId: sampleId(77), children: [one(1, { parentId: sampleId(0) })] })
    const line = parseOrganisationTree(top)
    expect(line && [0, 1].map((place) => depthClassOf(line, sampleId(place)))).toEqual(['Root', 'Child'])
  })

  test('is unknown for an organisation out of view', () => {
    expect(depthClassOf(tree, sampleId(9))).toBeUndefined()
  })
})

function numbers(nodes: readonly OrganisationNode[]): number[] {
  return nodes.map(({ id }) => Number.parseInt(id.slice(-12), 16))
}
