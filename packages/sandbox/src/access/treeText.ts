import type { TreeNode } from './treeOf.ts'

/** The JSON of a nested tree without recursion: JSON.stringify gives up at some 2,500 levels. */
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
