import { describe, expect, it } from 'vitest'
import { ancestorsOf, type TreeNode, treeRows } from './treeRows.ts'

const nodes = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'zurich', label: 'Zürich', children: [{ id: 'depot', label: 'Depot' }] },
      { id: 'oslo', label: 'Oslo' },
    ],
  },
  { id: 'south', label: 'South' },
]

const none = new Set<string>()

describe('treeRows', () => {
  it.each([
    { name: 'shows the top when nothing is open', expanded: none, rows: ['north', 'south'] },
    {
      name: 'shows the children of what is open',
      expanded: new Set(['north']),
      rows: ['north', 'zurich', 'oslo', 'south'],
    },
    { name: 'hides what is open under something closed', expanded: new Set(['zurich']), rows: ['north', 'south'] },
    {
      name: 'keeps the ancestors of what matches',
      expanded: none,
      filter: 'depot',
      rows: ['north', 'zurich', 'depot'],
    },
    { name: 'matches without accents and case', expanded: none, filter: 'ZURICH', rows: ['north', 'zurich'] },
    { name: 'shows nothing when nothing matches', expanded: none, filter: 'xyz', rows: [] },
    { name: 'takes a blank filter for none', expanded: none, filter: '  ', rows: ['north', 'south'] },
  ])('$name', ({ expanded, filter, rows }) => {
    expect(treeRows(nodes, { expanded, filter }).map(({ node }) => node.id)).toEqual(rows)
  })

  it('gives level, position, number of siblings and state', () => {
    const [, zurich, oslo] = treeRows(nodes, { expanded: new Set(['north']) })
    expect(zurich).toMatchObject({ level: 2, position: 1, setSize: 2, parent: 'north', state: 'closed' })
    expect(oslo).toMatchObject({ level: 2, position: 2, setSize: 2, parent: 'north', state: 'leaf' })
  })

  it('handles 20,000 nodes', () => {
    const many = Array.from({ length: 200 }, (_, top) => ({
      id: `${top}`,
      label: `Branch ${top}`,
      children: Array.from({ length: 100 }, (_, leaf) => ({ id: `${top}-${leaf}`, label: `Depot ${leaf}` })),
    }))
    expect(treeRows(many, { expanded: new Set(many.map(({ id }) => id)) })).toHaveLength(20_200)
  })
})

describe('ancestorsOf', () => {
  it.each([
    ['depot', ['north', 'zurich']],
    ['oslo', ['north']],
    ['south', []],
    ['nowhere', []],
  ])('of %s', (id, ancestors) => {
    expect(ancestorsOf(nodes, id)).toEqual(ancestors)
  })
})

it('goes deeper than the call stack', () => {
  const depth = 50_000
  let deep: TreeNode = { id: `${depth}`, label: 'Last' }
  for (let level = depth - 1; level > 0; level -= 1) deep = { id: `${level}`, label: 'Level', children: [deep] }
  const ancestors = ancestorsOf([deep], `${depth}`)
  expect(ancestors).toHaveLength(depth - 1)
  expect(treeRows([deep], { expanded: new Set(ancestors) })).toHaveLength(depth)
  expect(treeRows([deep], { expanded: new Set(), filter: 'last' })).toHaveLength(depth)
})
