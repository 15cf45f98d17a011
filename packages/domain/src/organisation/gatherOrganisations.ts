import { isFields } from '../struct/isFields.ts'
import { kindOf } from '../struct/kindOf.ts'
import { knownFields } from '../struct/knownFields.ts'
import { ShapeError, type ShapeFault } from '../struct/ShapeError.ts'
import { tryParse } from '../struct/tryParse.ts'
import { type GrowingNode, type GrowingTree, placeUnder } from './GrowingTree.ts'
import { Organisation } from './Organisation.ts'
import { quickOrganisation } from './quickOrganisation.ts'

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
  const rows: Row[] = [{ values, read: 0, container: undefined }]
  for (let row = rows.at(-1); row; row = rows.at(-1)) {
    if (row.read === row.values.length) {
      rows.pop()
      continue
    }
    const value = row.values[row.read]
    row.read += 1
    const organisation = read(value, row)
    const children = childrenOf(value, row)
    if (tree.byId[organisation.id]) {
      const isInside = rows.some(({ container }) => container?.id === organisation.id)
      tree.problems.push({ kind: isInside ? 'cycle' : 'duplicate', id: organisation.id })
      continue
    }
    const container = add(tree, organisation, row)
    if (children.length > 0) rows.push({ values: children, read: 0, container })
  }
  return tree
}

function add({ byId, tops, problems }: GrowingTree, organisation: Organisation, { container }: Row): GrowingNode {
  const node: GrowingNode = { ...organisation, childIds: [], hasChildren: false, depth: 0 }
  const { id, parentId } = organisation
  if (container && parentId !== undefined && parentId !== container.id) problems.push({ kind: 'misplaced', id })
  if (container) placeUnder(container, node)
  else tops.push(node)
  byId[id] = node
  return node
}

function read(value: unknown, row: Row): Organisation {
  const organisation = isFields(value) ? quickOrganisation(value) : undefined
  if (organisation) return organisation
  const parsed = tryParse(Organisation, value)
  if (parsed.fault) throw misshapen(parsed.fault, row)
  return parsed.value
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
