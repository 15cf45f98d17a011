export { Tree, type TreeProps } from './Tree.tsx'
export { ancestorsOf, type TreeNode, type TreeRow, treeRows } from './treeRows.ts'
