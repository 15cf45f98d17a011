/** How often React changed the page, and how many components it rendered for that; properties of the window. */
export interface CommitCounts {
  commits: number
  components: number
}

/** Runs in the page, before React: the hook of its developer tools also works in production builds. */
export function countCommits() {
  interface Fiber {
    tag: number
    alternate: Fiber | null
    flags: number
    child: Fiber | null
    sibling: Fiber | null
  }
  const counts = Object.assign(window as unknown as CommitCounts, { commits: 0, components: 0 })
  const rendered = (fiber: Fiber | null): number => {
    if (!fiber) return 0
    const isComponent = [0, 1, 11, 14, 15].includes(fiber.tag)
    const isRendered = isComponent && (fiber.alternate === null || (fiber.flags & 1) !== 0)
    const isKept = fiber.alternate !== null && fiber.alternate.child === fiber.child
    return (isRendered ? 1 : 0) + (isKept ? 0 : rendered(fiber.child)) + rendered(fiber.sibling)
  }
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onCommitFiberRoot(_renderer: number, root: { current: Fiber }) {
        counts.commits += 1
        counts.components += rendered(root.current)
      },
    },
  })
}
