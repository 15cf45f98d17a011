import { expect, screen, waitFor } from 'storybook/test'

/** Waits until the tree, if it is on the page, says how many can't drive in the organisation: after the board. */
export async function treeFigure(): Promise<void> {
  await waitFor(() => {
    const current = screen.queryByRole('treeitem', { selected: true })
    if (current) expect(current).toHaveAccessibleName(/can’t drive$/)
  })
}
