import { kindOf, ShapeError, type ShapeFault, tryParse } from '../struct/parseAs.ts'
import { isFields, isUuid, knownFields } from '../struct/shape.ts'
import { Organisation } from './Organisation.ts'
import type { OrganisationTree, TreeProblem } from './OrganisationTree.ts'

/**
 * Parses an answer into a tree, or `null` if there is no organisation yet (no answer, `null`, `{}`, `[]`). Never
 * recursive, so 5,000 levels and 50,000 organisations are fine. Cycles and duplicates are reported and not followed;
 * further roots go below the first. @throws ShapeError if an organisation has the wrong shape.
 */
export function parseOrganisationTree(answer: unknown): OrganisationTree | null {
  const tree = gatherOrganisations(topLevel(answer))
  const root = linkTops(tree)
  if (!root) return null
  const byId = tree.tops.length === 1 ? tree.byId : inOrder(tree.byId, root)
  return { rootId: root.id, byId, problems: tree.problems }
}

function topLevel(answer: unknown): readonly unknown[] {
  if (answer === undefined || answer === null || answer === '') return []
  if (Array.isArray(answer)) return answer
  return isFields(answer) && Object.keys(answer).length === 0 ? [] : [answer]
}

/** Parents before children, so that the object's own order is the display order, also after linking. */
function inOrder(found: GrowingTree['byId'], root: GrowingNode): GrowingTree['byId'] {
  const byId: GrowingTree['byId'] = Object.create(null)
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    byId[node.id] = node
    for (const childId of node.childIds.toReversed()) {
      const child = found[childId]
      if (!child) continue
      child.depth = node.depth + 1
      waiting.push(child)
    }
  }
  return byId
}

knownFields.add('children')

/** Sibling organisations, how many of them have been read, and their container. */
type Row = { values: readonly unknown[]; read: number; container: GrowingNode | undefined }

/**
 * Walks nested organisations with its own stack, so that no depth overflows; a repeated id is reported and not
 * followed. @throws ShapeError if an organisation has the wrong shape.
 */
function gatherOrganisations(values: readonly unknown[]): GrowingTree {
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
  return { ...parsed.value, childIds: [], depth: 0 }
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

/**
 * Links sibling organisations to the parents they name, and returns the root: further roots go below the first, and
 * cycles are cut.
 */
function linkTops({ byId, tops, problems }: GrowingTree): GrowingNode | undefined {
  const parentOf: ParentOf = (node) => (node.parentId === undefined ? undefined : byId[node.parentId])
  const root = tops.find((top) => !parentOf(top)) ?? tops[0]
  if (!root) return undefined
  if (parentOf(root)) {
    problems.push({ kind: 'cycle', id: root.id })
    root.parentId = undefined
  }
  const cut = new Set(cuts(tops, parentOf))
  for (const top of tops) {
    if (top === root) continue
    const parent = parentOf(top)
    if (cut.has(top)) problems.push({ kind: 'cycle', id: top.id })
    else if (!parent) problems.push({ kind: 'orphan', id: top.id })
    placeUnder(cut.has(top) || !parent ? root : parent, top)
  }
  return root
}

type ParentOf = (node: GrowingNode) => GrowingNode | undefined

/** One organisation of each cycle of parents; nesting alone can't close one. Visits every organisation once. */
function cuts(tops: readonly GrowingNode[], parentOf: ParentOf): GrowingNode[] {
  const passed = new Map<GrowingNode, GrowingNode>()
  const cut: GrowingNode[] = []
  const all = new Set(tops)
  for (const start of tops) {
    let node: GrowingNode | undefined = start
    while (node && !passed.has(node)) {
      passed.set(node, start)
      node = parentOf(node)
    }
    if (node && passed.get(node) === start) cut.push(topOnCycle(node, all, parentOf))
  }
  return cut
}

function topOnCycle(first: GrowingNode, tops: ReadonlySet<GrowingNode>, parentOf: ParentOf): GrowingNode {
  let node = first
  while (!tops.has(node)) node = parentOf(node) ?? first
  return node
}

/**
 * Does what the struct `Organisation` does in a tenth of the time, which a tree of 50,000 needs; `undefined` if the
 * struct has to look. Also reads inherited fields, so don't use it with a polluted `Object.prototype`.
 */
export function quickNode(fields: Readonly<Record<string, unknown>>): GrowingNode | undefined {
  const node: Candidate = {
    id: fields.id,
    isDriversInvitationAllowed: fields.isDriversInvitationAllowed ?? false,
    ownerId: fields.ownerId ?? undefined,
    parentId: fields.parentId ?? undefined,
    name: fields.name,
    subcontractor: fields.subcontractor,
    subcontractorPersonalDataHidden: fields.subcontractorPersonalDataHidden ?? false,
    createdAt: fields.createdAt,
    updatedAt: fields.updatedAt,
    childIds: [],
    depth: 0,
  }
  return isNode(node) ? node : undefined
}

type Candidate = Omit<GrowingNode, keyof Organisation> & Record<keyof Organisation, unknown>

function isNode(candidate: Candidate): candidate is Candidate & GrowingNode {
  return (
    isUuid(candidate.id) &&
    (candidate.ownerId === undefined || isUuid(candidate.ownerId)) &&
    (candidate.parentId === undefined || isUuid(candidate.parentId)) &&
    typeof candidate.isDriversInvitationAllowed === 'boolean' &&
    typeof candidate.subcontractor === 'boolean' &&
    typeof candidate.subcontractorPersonalDataHidden === 'boolean' &&
    typeof candidate.name === 'string' &&
    typeof candidate.createdAt === 'string' &&
    typeof candidate.updatedAt === 'string'
  )
}

/** An organisation while its tree is being built. */
type GrowingNode = Organisation & { childIds: string[]; depth: number }

/** A tree while it is being built; `tops` have no container. */
type GrowingTree = { byId: Record<string, GrowingNode>; tops: GrowingNode[]; problems: TreeProblem[] }

function placeUnder(parent: GrowingNode, child: GrowingNode): void {
  child.parentId = parent.id
  child.depth = parent.depth + 1
  parent.childIds.push(child.id)
}
