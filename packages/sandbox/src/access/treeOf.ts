import type { OrganisationRecord } from '../world/OrganisationRecord.ts'

export type TreeNode = OrganisationRecord & { children: TreeNode[] }

/** The nested answer for organisations in view; the first record is its root and shows its own parent's id. */
export function treeOf(records: readonly OrganisationRecord[]): TreeNode | undefined {
  const nodes = new Map<string, TreeNode>(records.map((record) => [record.id, { ...record, children: [] }]))
  for (const [position, { id, parentId }] of records.entries()) {
    const node = nodes.get(id)
    if (position > 0 && node && parentId) nodes.get(parentId)?.children.push(node)
  }
  const [root] = records
  return root && nodes.get(root.id)
}
