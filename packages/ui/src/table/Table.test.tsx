import { type ComponentProps, createContext, type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { act, fireEvent, render, screen, within } from '../internal/testing.ts'
import { Truncate } from '../truncate/Truncate.tsx'
import type { Column } from './Column.ts'
import { Table } from './Table.tsx'
import { row } from './table.css.ts'

interface Person {
  id: string
  name: string
}

const NameContext = createContext('')
const rows: Person[] = ['Ana', 'Bo', 'Cy', 'Di'].map((name) => ({ id: name.toLowerCase(), name }))
const columns: Column<Person>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name }) => name,
    sorts: [
      { key: 'first', label: 'First name', shown: 'First' },
      { key: 'last', label: 'Last name' },
    ],
  },
  { id: 'id', header: 'Driver ID', cell: ({ id }) => id, sorts: [{ key: 'id', label: 'Driver ID' }] },
]
const table = { caption: 'Drivers', columns, rows, rowKey: ({ id }: Person) => id }

describeConformance('Table', (probe) => <Table {...probe} {...table} onSort={() => undefined} />)

describe('Table', () => {
  it("doesn't compile without a caption", () => {
    // @ts-expect-error: nobody would know what the rows are
    render(<Table columns={columns} rows={rows} rowKey={({ id }) => id} />)
  })

  it('leaves no gap below the head of a group where a column gave way', () => {
    const phone: Column<Person> = { id: 'phone', header: 'Phone', width: 130, needs: 'wide', cell: () => '+44' }
    const [name, id] = columns as [Column<Person>, Column<Person>]
    render(
      <div style={{ inlineSize: 700 }}>
        <Table {...table} columns={[name, phone, { ...id, width: 90 }]} groups={[{ id: 'all', head: 'All', rows }]} />
      </div>,
    )
    expect(getComputedStyle(screen.getAllByText('+44')[0] as HTMLElement).display).toBe('none')
    const { right } = screen.getByRole('table').getBoundingClientRect()
    expect(screen.getByRole('cell', { name: 'ana' }).getBoundingClientRect().right).toBe(right)
  })

  it('puts the headings of groups into a margin where there is room, and leaves the rows their height', async () => {
    const groups = ['Late', 'Soon'].map((id, at) => ({
      id,
      head: <p style={{ blockSize: 150 }}>{id}</p>,
      rows: rows.slice(at * 3, at * 3 + 3),
    }))
    const [name, id] = columns as [Column<Person>, Column<Person>]
    const wide = (inlineSize: number, widthBeside?: number) => (
      <div style={{ inlineSize }}>
        <Table {...table} columns={[name, { ...id, widthBeside }]} groups={groups} />
      </div>
    )
    const { rerender } = render(wide(1000, 200))
    const box = (name: string) => screen.getByRole('rowheader', { name }).getBoundingClientRect()
    await vi.waitFor(() => expect(box('Late').right).toBe(box('Ana').left))
    expect(box('Late').top).toBeLessThanOrEqual(box('Ana').top)
    expect(box('Late').bottom).toBeGreaterThanOrEqual(box('Cy').bottom)
    expect(box('Soon').top).toBeGreaterThanOrEqual(box('Cy').bottom)
    for (const name of ['Ana', 'Di']) expect(box(name).height).toBeLessThan(34)
    rerender(wide(900, 200))
    await vi.waitFor(() => expect(box('Late').bottom).toBeLessThanOrEqual(box('Ana').top + 1))
    expect(box('Late').left).toBe(box('Ana').left)
    rerender(wide(1000))
    await vi.waitFor(() => expect(box('Ana').width).toBeGreaterThan(450))
    expect(box('Late').left).toBe(box('Ana').left)
  })

  it('announces the sort key and direction', () => {
    const onSort = vi.fn()
    render(<Table {...table} sorting={{ key: 'last', direction: 'descending' }} onSort={onSort} />)
    expect(screen.getByRole('columnheader', { name: 'Name' }).ariaSort).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Driver ID' }).ariaSort).toBe('none')
    expect(screen.getByRole('button', { name: 'Last name', pressed: true })).toBeTruthy()
    const first = screen.getByRole('button', { name: 'First name' })
    expect(first.innerText).toBe('First')
    fireEvent.click(first)
    expect(onSort).toHaveBeenCalledExactlyOnceWith('first')
  })

  it('wraps each row, and keeps unchanged rows', () => {
    const aroundRow = vi.fn(({ name }: Person, content: ReactNode) => <NameContext value={name}>{content}</NameContext>)
    const named = [
      { id: 'name', header: 'Name', cell: () => <NameContext.Consumer>{(name) => `${name}!`}</NameContext.Consumer> },
    ]
    const { rerender } = render(<Table {...table} columns={named} aroundRow={aroundRow} />)
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Ana!', 'Bo!', 'Cy!', 'Di!'])
    aroundRow.mockClear()
    rerender(<Table {...table} columns={named} rows={rows.with(1, { id: 'bo', name: 'Bea' })} aroundRow={aroundRow} />)
    expect(aroundRow.mock.calls.map(([{ name }]) => name)).toEqual(['Bea'])
  })

  it('uses the primary cell as the row header', () => {
    render(<Table {...table} />)
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ana', 'Bo', 'Cy', 'Di'])
  })

  it('is busy with placeholders in place of rows, or with the previous rows', () => {
    const { rerender } = render(<Table {...table} loadingRows={3} />)
    expect(screen.getByRole('table').ariaBusy).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(1)
    rerender(<Table {...table} busy />)
    expect(screen.getByRole('table').ariaBusy).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(5)
    const [, rows] = screen.getAllByRole('rowgroup')
    expect(getComputedStyle(rows as HTMLElement).filter).toBe('none') // badges keep their colours
  })

  it('has lower rows where density is compact', async () => {
    await page.viewport(1280, 800)
    const heightOf = () => screen.getAllByRole('row')[2]?.getBoundingClientRect().height ?? 0
    const { rerender } = render(<Table {...table} />)
    const comfortable = heightOf()
    rerender(<Table {...table} density="compact" />)
    expect(heightOf()).toBe(32)
    expect(comfortable).toBe(40)
  })

  it('keeps pinned columns in view while the others scroll below them', async () => {
    await page.viewport(700, 700)
    const wide = ['a', 'b', 'c', 'd'].map((id) => ({ id, header: id, width: 250, cell: () => id }))
    const [name, ...others] = columns as [Column<Person>]
    const pinned: Column<Person>[] = [{ ...name, pin: 'start' }, ...others, ...wide]
    render(
      <Table
        {...table}
        columns={[...pinned, { id: 'menu', header: 'Menu', width: 50, pin: 'end', cell: () => '…' }]}
      />,
    )
    const region = await screen.findByRole('region', { name: 'Drivers' })
    const places = () =>
      [...region.querySelectorAll('tbody tr:first-child [data-pin]')].map((cell) => cell.getBoundingClientRect().left)
    const before = places()
    region.scrollBy(300, 0)
    expect(region.scrollLeft).toBe(300)
    expect(places()).toEqual(before)
    await page.viewport(1280, 800)
  })

  it('says why it has no rows', () => {
    render(<Table {...table} rows={[]} empty="No drivers yet" />)
    expect(screen.getByRole('cell', { name: 'No drivers yet' })).toBeTruthy()
  })

  it('selects one row, a range with shift, and the page', () => {
    render(<Selectable />)
    const checked = () => screen.queryAllByRole('checkbox', { name: /^Select [A-Z]/, checked: true }).length
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
    fireEvent.click(box('Ana'))
    expect(all).toHaveProperty('indeterminate', true)
    fireEvent.click(box('Cy'), { shiftKey: true })
    expect(checked()).toBe(3)
    fireEvent.click(all)
    expect(checked()).toBe(4)
    fireEvent.click(all)
    expect(checked()).toBe(0)
  })

  it('selects a group, also those of its rows that are not shown', () => {
    const onChange = vi.fn()
    const select = { label: 'Select all 2: Late', keys: ['ana', 'bo'] }
    const selection = (...keys: string[]) => ({
      selected: new Set(keys),
      onChange,
      labelOf: ({ name }: Person) => name,
    })
    const groups = [{ id: 'late', head: 'Late', rows: rows.slice(0, 1), select }]
    const shown = { ...table, rows: rows.slice(0, 1), groups }
    const { rerender } = render(<Table {...shown} selection={selection('ana', 'cy')} />)
    const box = () => screen.getByRole('checkbox', { name: 'Select all 2: Late' })
    expect(box()).toHaveProperty('indeterminate', true)
    fireEvent.click(box())
    expect(onChange).toHaveBeenLastCalledWith(new Set(['cy', 'ana', 'bo']))
    rerender(<Table {...shown} selection={selection('ana', 'bo', 'cy')} />)
    fireEvent.click(box())
    expect(onChange).toHaveBeenLastCalledWith(new Set(['cy']))
  })

  it('offers to select the page once there are rows', () => {
    const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' })
    const { rerender } = render(<Selectable rows={[]} loadingRows={3} />)
    expect(all()).toHaveProperty('disabled', true)
    rerender(<Selectable />)
    expect(all()).toHaveProperty('disabled', false)
  })

  it('marks the row that is shown beside it', () => {
    const { container } = render(<Table {...table} current="bo" />)
    const marked = container.querySelectorAll('tr[aria-current="true"]')
    expect([...marked].map((row) => row.getAttribute('data-key'))).toEqual(['bo'])
  })

  it('re-renders no cell when rows are selected', () => {
    const cell = vi.fn(({ name }: Person) => name)
    render(<Selectable columns={[{ id: 'name', header: 'Name', primary: true, cell }]} />)
    cell.mockClear()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ana' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    expect(cell).not.toHaveBeenCalled()
  })

  it('has rows of two lines on a phone if its columns have places there', async () => {
    await page.viewport(360, 700)
    const [name, id] = columns as [Column<Person>, Column<Person>]
    const { container } = render(<Table {...table} columns={[name, { ...id, phone: 'line' }]} />)
    const row = screen.getAllByRole('row').at(-1) as HTMLElement
    const title = within(row).getByRole('rowheader', { name: 'Di' }).getBoundingClientRect()
    expect(within(row).getByRole('cell', { name: 'di' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.bottom,
    )
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(88)
    expect(await violationsIn(container)).toEqual([])
    await page.viewport(1280, 800)
  })

  it('selects a row by a long press, which follows no link', () => {
    vi.useFakeTimers()
    const onClick = vi.fn()
    const linked = { id: 'name', header: 'Name', primary: true, cell: () => <button type="button" onClick={onClick} /> }
    render(<Selectable columns={[linked]} />)
    const target = screen.getAllByRole('rowheader')[1]?.firstElementChild as HTMLElement
    const touch = { pointerType: 'touch' }
    fireEvent.pointerDown(target, touch)
    vi.advanceTimersByTime(400)
    fireEvent.pointerUp(target, touch)
    fireEvent.click(target)
    expect(onClick).toHaveBeenCalledOnce()
    fireEvent.pointerDown(target, touch)
    act(() => vi.advanceTimersByTime(600))
    fireEvent.pointerUp(target, touch)
    fireEvent.click(target)
    expect(onClick).toHaveBeenCalledOnce()
    expect(screen.getByRole('checkbox', { name: 'Select Bo' })).toHaveProperty('checked', true)
    vi.useRealTimers()
  })

  it('ends the first line below the title with the line of a row, where nothing leads', async () => {
    await page.viewport(360, 700)
    const [name] = columns as [Column<Person>]
    const placed: Column<Person>[] = [
      name,
      { id: 'papers', header: 'Papers', phone: 'below', cell: () => <div style={{ blockSize: 60 }}>Three papers</div> },
      { id: 'branch', header: 'Branch', phone: 'line', cell: () => 'North' },
    ]
    render(<Table {...table} columns={placed} />)
    const box = (text: string) => screen.getAllByText(text)[0]?.getBoundingClientRect() ?? new DOMRect()
    expect(box('North').top - box('Three papers').top).toBeLessThan(8)
    expect(box('North').left).toBeGreaterThan(box('Three papers').right - 1)
    await page.viewport(1280, 800)
  })

  it("has rows on a phone that are no wider than the page, however long a text that isn't broken", async () => {
    await page.viewport(360, 700)
    const [name] = columns as [Column<Person>]
    const branch = 'Vereinigte Transport- und Logistikgesellschaft Norddeutschland mbH & Co. Kommanditgesellschaft'
    const placed: Column<Person>[] = [
      { id: 'verdict', header: 'Verdict', phone: 'lead', cell: () => 'Passport expired' },
      name,
      { id: 'id', header: 'Driver ID', phone: 'line', cell: ({ id }) => id },
      { id: 'branch', header: 'Branch', phone: 'line', cell: () => <Truncate>{branch}</Truncate> },
    ]
    const { container } = render(<Table {...table} columns={placed} />)
    const row = container.querySelector('tbody tr')
    expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(360)
    const top = (text: string) => screen.getAllByText(text)[0]?.getBoundingClientRect().top ?? 0
    expect(top('Ana')).toBeGreaterThan(top(branch)) // which ends the line above
    await page.viewport(1280, 800)
  })

  it('becomes cards on a phone, and is still a table', async () => {
    await page.viewport(360, 700)
    const { container } = render(<Table {...table} onSort={() => undefined} />)
    const first = screen.getAllByRole('row')[1] as HTMLElement
    expect(getComputedStyle(first).display).toBe('grid')
    expect(within(first).getByRole('rowheader', { name: 'Ana' })).toBeTruthy()
    expect(getComputedStyle(within(first).getByRole('cell'), '::before').content).toContain('Driver ID')
    expect(screen.getByRole('button', { name: 'Last name' }).getBoundingClientRect().width).toBeGreaterThan(20)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await violationsIn(container)).toEqual([])
    await page.viewport(1280, 800)
  })

  it('draws rows that groups gain over several frames, and those of a new table at once', async () => {
    const many = Array.from({ length: 600 }, (_, at) => ({ id: `p${at}`, name: `Person ${at}` }))
    const shown = (rows: Person[]) => <Table {...table} rows={rows} groups={[{ id: 'late', head: 'Late', rows }]} />
    const { container, rerender, unmount } = render(shown(many.slice(0, 4)))
    const listed = () => [...container.ownerDocument.querySelectorAll('tr[data-key]')]
    const countDrawn = () => listed().filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length
    rerender(shown(many))
    expect(listed()).toHaveLength(600)
    const counts = [countDrawn()]
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise(requestAnimationFrame)
      counts.push(countDrawn())
    }
    const gains = counts.map((count, at) => count - (counts[at - 1] ?? 4))
    expect(Math.max(...gains)).toBeLessThan(300)
    expect(counts.at(-1)).toBe(600)
    expect(screen.getAllByRole('rowgroup')).toHaveLength(2)
    expect(screen.getAllByRole('table')).toHaveLength(1)
    const tops = listed().map((row) => row.getBoundingClientRect().top)
    for (const [at, top] of tops.entries()) expect(Math.abs(top - (tops[0] ?? 0) - 40 * at)).toBeLessThan(1)
    const columnsAt = listed().map((row) => row.querySelector('td')?.getBoundingClientRect().left)
    expect(new Set(columnsAt).size).toBe(1)
    unmount()
    render(shown(many))
    expect(countDrawn()).toBe(600)
  })

  it('asks no row what its cells hold, which would style all of it again with every sign that changes', () => {
    render(<Table {...table} />)
    const selectors = [...document.styleSheets].flatMap(selectorsOf)
    const ofRows = selectors.filter((selector) => selector.includes(`.${row}`))
    expect(ofRows.length).toBeGreaterThan(20)
    expect(ofRows.filter((selector) => selector.includes(':has('))).toEqual([`.${row}:has(:focus-visible)`])
  })

  it('gives elements to other rows where they are reused, while the focus follows its row', () => {
    const withLink: Column<Person>[] = [
      { ...(columns[0] as Column<Person>), cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
    ]
    const shown = (rows: Person[]) => <Table {...table} columns={withLink} rows={rows} reusesRows />
    const { rerender } = render(shown(rows))
    const [first] = screen.getAllByRole('rowheader')
    act(() => screen.getByRole('link', { name: 'bo' }).focus())
    rerender(shown(rows.toReversed()))
    expect(screen.getAllByRole('rowheader')[0]).toBe(first)
    expect(first?.textContent).toBe('di')
    expect(document.activeElement?.textContent).toBe('bo')
    rerender(
      shown([
        { id: 'eve', name: 'Eve' },
        { id: 'flo', name: 'Flo' },
        { id: 'gil', name: 'Gil' },
      ]),
    )
    expect(document.activeElement?.textContent).toBe('gil') // in the place of Bo, who has gone
    rerender(shown([{ id: 'gil', name: 'Gil' }]))
    expect(document.activeElement?.textContent).toBe('gil')
  })
})

/** The selectors of all rules, also of those in layers and below conditions. */
function selectorsOf({ cssRules }: { cssRules: CSSRuleList }): string[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText
    return rule instanceof CSSGroupingRule ? selectorsOf(rule) : []
  })
}

function Selectable(props: Partial<Pick<ComponentProps<typeof Table<Person>>, 'columns' | 'rows' | 'loadingRows'>>) {
  const [selected, onChange] = useState<ReadonlySet<string>>(new Set())
  return <Table {...table} {...props} selection={{ selected, onChange, labelOf: ({ name }) => `Select ${name}` }} />
}
