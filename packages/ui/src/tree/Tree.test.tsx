import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Tree } from './Tree.tsx'

const nodes = [
  {
    id: 'root',
    label: 'Alpine',
    children: [
      { id: 'north', label: 'North', children: [{ id: 'oslo', label: 'Oslo' }] },
      { id: 'south', label: 'South' },
    ],
  },
]
const many = [
  {
    id: 'root',
    label: 'Root',
    children: Array.from({ length: 5000 }, (_, i) => ({ id: `${i}`, label: `Depot ${i}` })),
  },
]

describeConformance('Tree', (probe) => (
  <Tree {...probe} label="Organisations" nodes={nodes} hrefOf={({ id }) => `#${id}`} />
))

describe('Tree', () => {
  it('opens down to the current page', async () => {
    const { container } = render(
      <Tree label="Organisations" filterLabel="Filter" nodes={nodes} currentId="oslo" hrefOf={({ id }) => `#${id}`} />,
    )
    const oslo = screen.getByRole('treeitem', { name: 'Oslo' })
    expect(oslo.getAttribute('aria-current')).toBe('page')
    expect(oslo.getAttribute('aria-level')).toBe('3')
    expect(oslo.getAttribute('href')).toBe('#oslo')
    expect(await violationsIn(container)).toEqual([])
  })

  it('keeps the ancestors of what the filter matches', async () => {
    render(<Tree label="Organisations" filterLabel="Filter" nodes={nodes} hrefOf={({ id }) => `#${id}`} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'osl')
    expect(screen.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['Alpine', 'North', 'Oslo'])
  })

  it('follows the active line with Enter', async () => {
    location.hash = ''
    render(<Tree label="Organisations" nodes={nodes} currentId="north" hrefOf={({ id }) => `#${id}`} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('s')
    await userEvent.keyboard('{Enter}')
    expect(location.hash).toBe('#south')
  })

  it('keeps the lines in view when the page is none of them any more', async () => {
    const tree = (currentId?: string) => (
      <div style={{ height: 320, display: 'flex' }}>
        <Tree label="Depots" nodes={many} currentId={currentId} hrefOf={({ id }) => `#${id}`} />
      </div>
    )
    const { rerender } = render(tree('900'))
    expect(screen.getByRole('treeitem', { name: 'Depot 900' })).toBeTruthy()
    await expect.poll(() => screen.getByRole('tree').scrollTop).toBeGreaterThan(1000)
    rerender(tree())
    expect(screen.getByRole('treeitem', { name: 'Depot 899' })).toBeTruthy()
  })

  it('takes thousands of nodes and renders those on screen', async () => {
    render(
      <div style={{ height: 320, display: 'flex' }}>
        <Tree label="Depots" nodes={many} hrefOf={({ id }) => `#${id}`} />
      </div>,
    )
    await expect.poll(() => screen.getAllByRole('treeitem').length).toBeLessThan(40)
    screen.getByRole('tree').focus()
    await userEvent.keyboard('{End}')
    expect(await screen.findByRole('treeitem', { name: 'Depot 4999' })).toBeTruthy()
    expect(screen.getByRole('treeitem', { name: 'Depot 4999' }).getAttribute('aria-setsize')).toBe('5000')
  })
})
