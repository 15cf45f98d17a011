import type { OrganisationRecord, Person, World } from '../world/World.ts'

export type TreeNode = OrganisationRecord & { children: TreeNode[] }

/** The nested answer for organisations in view; the first record is its root and keeps its own parent's id. */
export function treeOf(records: readonly OrganisationRecord[]): TreeNode | undefined {
  const nodes = new Map<string, TreeNode>(records.map((record) => [record.id, { ...record, children: [] }]))
  for (const [position, { id, parentId }] of records.entries()) {
    const node = nodes.get(id)
    if (position > 0 && node && parentId) nodes.get(parentId)?.children.push(node)
  }
  const [root] = records
  return root && nodes.get(root.id)
}

/** Serialises a nested tree without recursion: JSON.stringify fails at about 2,500 levels. */
export function treeText(root: TreeNode): string {
  const parts: string[] = []
  const waiting: (TreeNode | string)[] = [root]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    const { children, ...record } = next
    parts.push(JSON.stringify(record).slice(0, -1), ',"children":[')
    waiting.push(']}')
    for (const [index, child] of [...children.entries()].reverse()) {
      waiting.push(child)
      if (index > 0) waiting.push(',') // popped before its child
    }
  }
  return parts.join('')
}

/** The person's own organisation and everything below it, parents first. */
export function organisationsInView(world: World, person: Person): OrganisationRecord[] {
  const own = person.organizationId ? world.organisations.get(person.organizationId) : undefined
  if (!own) return []
  const children = Map.groupBy(world.organisations.values(), ({ parentId }) => parentId)
  const found = [own]
  for (const each of found) found.push(...(children.get(each.id) ?? []))
  return found
}
