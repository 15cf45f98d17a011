import { parseOrganisationTree } from '@driver-trust/domain/organisation'
import { hierarchy } from 'd3-hierarchy'
import { medianOf } from './medianOf.ts'

interface Nested {
  id: string
  children: Nested[]
  [field: string]: unknown
}

export interface TreeFigures {
  tree: string
  ours: number
  d3: number
}

/**
 * Parses and flattens the JSON of a tree: ours, which also checks every field, and d3-hierarchy's, which checks none.
 */
export function benchTrees(): TreeFigures[] {
  const trees = [
    { tree: '50,000 organisations, ten children each', text: textOf(bushy(50_000, 10)) },
    { tree: '5,000 levels, one child each', text: textOf(bushy(5_000, 1)) },
  ]
  return trees.map(({ tree, text }) => ({
    tree,
    ours: medianOf(() => parseOrganisationTree(JSON.parse(text))),
    d3: medianOf(() => flattened(JSON.parse(text) as Nested)), // the text is made of Nested
  }))
}

function flattened(root: Nested) {
  const byId: Record<string, object> = Object.create(null)
  for (const { data, parent, children = [], depth } of hierarchy(root, ({ children }) => children)) {
    const childIds = children.map((child) => child.data.id)
    byId[data.id] = { ...data, parentId: parent?.data.id, childIds, hasChildren: childIds.length > 0, depth }
  }
  return byId
}

/** JSON.stringify would overflow on the deep one. */
function textOf(nodes: readonly Nested[]): string {
  const texts = new Map<Nested, string>()
  for (const node of nodes.toReversed()) {
    const { children, ...fields } = node
    const inner = children.map((child) => texts.get(child)).join(',')
    texts.set(node, `${JSON.stringify(fields).slice(0, -1)},"children":[${inner}]}`)
    for (const child of children) texts.delete(child)
  }
  return (nodes[0] && texts.get(nodes[0])) ?? ''
}

function bushy(count: number, width: number): Nested[] {
  const nodes = Array.from({ length: count }, (_, index) => organisation(index))
  for (const [index, node] of nodes.entries())
    if (index > 0) nodes[Math.floor((index - 1) / width)]?.children.push(node)
  return nodes
}

function organisation(index: number): Nested {
  const at = '2026-01-01T00:00:00.000Z'
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `Organisation ${index}`,
    isDriversInvitationAllowed: true,
    subcontractor: index % 3 === 0,
    subcontractorPersonalDataHidden: false,
    createdAt: at,
    updatedAt: at,
    children: [],
  }
}
