import { example, guideTo } from '../guide/guideTo.ts'
import { Tree } from './Tree.tsx'
import type { TreeNode } from './treeRows.ts'

const nodes: readonly TreeNode[] = [
  {
    id: 'root',
    label: 'Alpine Group',
    children: [
      { id: 'north', label: 'North Logistics' },
      { id: 'south', label: 'South Logistics' },
    ],
  },
]

export const guide = guideTo(Tree<TreeNode>, {
  use: ['for a hierarchy of any size in which every node has a page'],
  instead: [
    ['It has one level.', 'SideNavigation'],
    ['Users compare columns.', 'Table'],
  ],
  dos: example(
    <Tree
      label="Organisations"
      nodes={nodes}
      currentId="north"
      hrefOf={({ id }) => `#${id}`}
      filterLabel="Filter organisations"
    />,
    "The current page's ancestors are open, and the filter keeps the ancestors of each match.",
  ),
  donts: example(
    <Tree
      label="Organisations"
      nodes={[{ id: 'root', label: 'Alpine Group' }]}
      hrefOf={({ id }) => `#${id}`}
      filterLabel="Filter"
    />,
    'A filter for a single line.',
  ),
  keys: [
    ['Tab', 'goes to the filter, then to the current page in the tree'],
    ['Down arrow, Up arrow, Home, End', 'go from line to line'],
    ['Right arrow', 'opens a line, then goes to its first child'],
    ['Left arrow', 'closes a line, then goes to its parent'],
    ['letters', 'go to the next line that starts with them'],
    ['Enter, Space', "follow the line's link"],
  ],
  accessibility: [
    'The ARIA pattern "tree": the focus stays on the tree, which announces the active line.',
    'Level and position are announced even though only the visible lines are in the page.',
  ],
})
