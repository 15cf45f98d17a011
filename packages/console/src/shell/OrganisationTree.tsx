import { parseOrganisationSearch } from '@driver-trust/domain/list'
import type { OrganisationTree as Organisations } from '@driver-trust/domain/organisation'
import { formatCount } from '@driver-trust/domain/text'
import { Text } from '@driver-trust/ui/text'
import { Tree, type TreeNode } from '@driver-trust/ui/tree'
import { type ReactNode, useMemo } from 'react'
import { useViewer } from '../account/useViewer.ts'
import { paths } from '../paths.ts'
import { useSearch } from '../routing/useSearch.ts'
import { useTreeFigures } from '../verdicts/treeFigures.ts'
import { tree as treeStyle } from './mainNavigation.css.ts'
import { useCurrentOrganisation } from './useCurrentOrganisation.ts'

/** The organisations in view, as links to their pages; from "Can’t drive" of one to that of another. */
export function OrganisationTree() {
  const { tree } = useViewer()
  const nodes = useMemo(() => treeNodesOf(tree), [tree])
  const current = useCurrentOrganisation()
  const { view } = parseOrganisationSearch(useSearch())
  const figures = useTreeFigures()
  const end = useMemo(
    () => ({
      renderEnd: ({ id }: TreeNode) => countText(figures.get(id)),
      endLabelOf({ id }: TreeNode) {
        const count = figures.get(id)
        return count === undefined ? undefined : `${formatCount(count)} can’t drive`
      },
    }),
    [figures],
  )
  // The address changes with every filter, sort and page of a list, and the tree can have thousands of nodes.
  return useMemo(
    () => (
      <Tree
        label="Organisations"
        filterLabel="Filter organisations"
        nodes={nodes}
        currentId={current}
        hrefOf={({ id }) => paths.organisation.href({ orgId: id }, { view })}
        {...end}
        className={treeStyle}
      />
    ),
    [nodes, current, view, end],
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

function countText(count: number | undefined): ReactNode {
  if (count === undefined) return undefined
  return (
    <Text size="13" tabular weight={count > 0 ? 'semibold' : 'regular'} tone={count > 0 ? 'default' : 'faint'}>
      {formatCount(count)}
    </Text>
  )
}
