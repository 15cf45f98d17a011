import type { OrganisationTree as Organisations } from '@driver-trust/domain/organisation'
import { Text } from '@driver-trust/ui/text'
import { Tree, type TreeNode } from '@driver-trust/ui/tree'
import { useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { paths } from '../paths.ts'
import { tree as treeStyle } from './mainNavigation.css.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

/** The organisations in view, as links to their pages. */
export function OrganisationTree() {
  const { tree } = useViewer()
  const nodes = useMemo(() => treeNodesOf(tree), [tree])
  const current = useCurrentOrganisation()
  // The address changes with every filter, sort and page of a list, and the tree can have thousands of nodes.
  return useMemo(
    () => (
      <Tree
        label="Organisations"
        filterLabel="Filter organisations"
        nodes={nodes}
        currentId={current}
        hrefOf={({ id }) => paths.organisation.href({ orgId: id })}
        renderEnd={countOf}
        className={treeStyle}
      />
    ),
    [nodes, current],
  )
}

interface MutableNode extends TreeNode {
  children: TreeNode[]
}

/** Nests the organisations for the navigation. Not recursive, as a tree can be thousands of levels deep. */
function treeNodesOf({ byId, rootId }: Organisations): TreeNode[] {
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

function countOf({ children = [] }: TreeNode) {
  if (children.length === 0) return undefined
  return (
    <Text size="12" tabular tone="faint">
      {children.length}
    </Text>
  )
}
