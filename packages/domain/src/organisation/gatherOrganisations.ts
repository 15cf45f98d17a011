import { isFields } from '../struct/isFields.ts'
import { kindOf } from '../struct/kindOf.ts'
import { knownFields } from '../struct/knownFields.ts'
import { ShapeError, type ShapeFault } from '../struct/ShapeError.ts'
import { tryParse } from '../struct/tryParse.ts'
import { type GrowingNode, type GrowingTree, placeUnder } from './GrowingTree.ts'
import { Organisation } from './Organisation.ts'
import { quickNode } from './quickNode.ts'

knownFields.add('children')

/** Organisations side by side, how many of them are read, and the one that contains them. */
type Row = { values: readonly unknown[]; read: number; container: GrowingNode | undefined }

/**
 * Walks nested organisations with a stack of its own, so that no depth overflows; an id met before is reported and not
 * followed (spec, section 3: "children (nested organisations)").
 * @throws ShapeError when an organisation has not its shape.
 */
export function gatherOrganisations(values: readonly unknown[]): GrowingTree {
  const tree: GrowingTree = { byId: Object.create(null), tops: [], problems: [] }
  const canBeQuick = Object.keys(Organisation.schema).every((field) => !(field in Object.prototype))
  const rows: Row[] = [{ values, read: 0, container: undefined }]
  for (let row = rows.at(-1); row; row = rows.at(-1)) {
    if (row.read === row.values.length) {
      rows.pop()
      continue
    }
    const value = row.values[row.read]
    row.read += 1
    const node = (canBeQuick && isFields(value) ? quickNode(value) : undefined) ?? thoroughNode(value, row)
    const children = childrenOf(value, row)
    if (tree.byId[node.id]) {
      const isInside = rows.some(({ container }) => container?.id === node.id)
      tree.problems.push({ kind: isInside ? 'cycle' : 'duplicate', id: node.id })
      continue
    }
    add(tree, node, row)
    if (children.length > 0) rows.push({ values: children, read: 0, container: node })
  }
  return tree
}

function add({ byId, tops, problems }: GrowingTree, node: GrowingNode, { container }: Row): void {
  const { id, parentId } = node
  byId[id] = node
  if (!container) {
    tops.push(node)
    return
  }
  if (parentId !== undefined && parentId !== container.id) problems.push({ kind: 'misplaced', id })
  placeUnder(container, node)
}

function thoroughNode(value: unknown, row: Row): GrowingNode {
  const parsed = tryParse(Organisation, value)
  if (parsed.fault) throw misshapen(parsed.fault, row)
  return { ...parsed.value, childIds: [], hasChildren: false, depth: 0 }
}

function childrenOf(value: unknown, row: Row): readonly unknown[] {
  const children = isFields(value) && Object.hasOwn(value, 'children') ? (value.children ?? []) : []
  if (Array.isArray(children)) return children
  throw misshapen({ path: 'children', expected: 'array', received: kindOf(children) }, row)
}

function misshapen(fault: ShapeFault, { read, container }: Row): ShapeError {
  const place = container ? `children.${read - 1}` : ''
  return new ShapeError('Organisation', { ...fault, path: [place, fault.path].filter(Boolean).join('.') })
}
