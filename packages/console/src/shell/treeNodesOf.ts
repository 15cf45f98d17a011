import type { OrganisationTree } from '@driver-trust/domain/organisation'
import type { TreeNode } from '@driver-trust/ui/tree'

interface MutableNode extends TreeNode {
  children: TreeNode[]
}

/** Nests the organisations for the navigation. Not recursive, as a tree can be thousands of levels deep. */
export function treeNodesOf({ byId, rootId }: OrganisationTree): TreeNode[] {
  const nodes = new Map<string, MutableNode>()
  for (const { id, name } of Object.values(byId)) nodes.set(id, { id, label: name, children: [] })
  for (const { id, childIds } of Object.values(byId)) {
    for (const childId of childIds) {
      const child = nodes.get(childId)
      if (child) nodes.get(id)?.children.push(child)
    }
  }
  const root = nodes.get(rootId)
  return root ? [root] : []
}
