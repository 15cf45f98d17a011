import { Text } from '@driver-trust/ui/text'
import { Tree, type TreeNode } from '@driver-trust/ui/tree'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const few: TreeNode[] = [
  {
    id: 'root',
    label: 'Alpine Group',
    children: [
      {
        id: 'north',
        label: 'North Logistics',
        children: [
          { id: 'oslo', label: 'Oslo' },
          { id: 'zurich', label: 'Zürich, with a name that is longer than the navigation is wide' },
        ],
      },
      { id: 'south', label: 'South Logistics', children: [{ id: 'bari', label: 'Bari' }] },
      { id: 'olten', label: 'Olten' },
    ],
  },
]

const many: TreeNode[] = [
  {
    id: 'root',
    label: 'Alpine Group',
    children: Array.from({ length: 3000 }, (_, index) => ({ id: `${index}`, label: `Depot ${index + 1}` })),
  },
]

function Organisations({ nodes = few, currentId = 'zurich' }: { nodes?: TreeNode[]; currentId?: string }) {
  return (
    <div style={{ display: 'flex', width: 264, height: 360, padding: 12 }}>
      <Tree
        label="Organisations"
        filterLabel="Filter organisations"
        nodes={nodes}
        currentId={currentId}
        hrefOf={({ id }) => `#${id}`}
        renderEnd={({ children }) =>
          children && (
            <Text size="12" tabular tone="muted">
              {children.length}
            </Text>
          )
        }
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Tree',
  component: Organisations,
})

export const OpenBranch = meta.story({ name: 'Open branch', tags: ['visual-rtl'] })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('tree', { name: 'Organisations' })
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Filter organisations' })).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(tree).toHaveFocus())
    await expect(active()).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(active()).toHaveAccessibleName('North Logistics')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(active()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('s')
    await expect(active()).toHaveAccessibleName('South Logistics')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(active()).toHaveAccessibleName('Bari')
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const onFollow = fn((event: Event) => event.preventDefault())
    canvasElement.addEventListener('click', onFollow)
    const tree = canvas.getByRole('tree', { name: 'Organisations' })
    tree.focus()
    const ways = {
      '{Home}': 'Alpine Group',
      '{ArrowDown}': 'North Logistics',
      '{End}': 'Olten',
      '{ArrowUp}': 'South Logistics',
    }
    for (const [key, name] of Object.entries(ways)) {
      await userEvent.keyboard(key)
      await expect(document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')).toHaveAccessibleName(name)
    }
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(onFollow).toHaveBeenCalledTimes(2)
  },
})

export const Filtered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter organisations' }), 'zurich')
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3)
  },
})

export const NoResults = meta.story({
  name: 'No results',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter organisations' }), 'xyz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No results')
  },
})

export const Thousands = meta.story({
  args: { nodes: many, currentId: '1500' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Depot 1501' })).toBeVisible())
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60)
    canvas.getByRole('tree').focus()
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Depot 3000' })).toBeVisible())
  },
})
