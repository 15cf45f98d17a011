/** How often React changed the page, how many components it rendered for that, and how many of them were new; properties of the window. */
export interface CommitCounts {
  commits: number
  components: number
  mounted: number
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
  const counts = Object.assign(window as unknown as CommitCounts, { commits: 0, components: 0, mounted: 0 })
  const rendered = (fiber: Fiber | null): number => {
    if (!fiber) return 0
    const isComponent = [0, 1, 11, 14, 15].includes(fiber.tag)
    const isRendered = isComponent && (fiber.alternate === null || (fiber.flags & 1) !== 0)
    const isKept = fiber.alternate !== null && fiber.alternate.child === fiber.child
    if (isComponent && fiber.alternate === null) counts.mounted += 1
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
