import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { useCommandKey } from '../internal/useCommandKey.ts'
import { CommandPalette } from './CommandPalette.tsx'

const onInvite = vi.fn()
const onNew = vi.fn()

function Palette() {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  useCommandKey(() => setOpen(true))
  const commands = [
    { id: 'north', label: 'North', href: '#north' },
    { id: 'invite', label: 'Invite driver', onSelect: onInvite },
    { id: 'new', label: 'New organisation', onSelect: onNew, disabledReason: 'Only admins can do this.' },
  ]
  const matching = commands.filter(({ label }) => label.toLowerCase().includes(query))
  return (
    <CommandPalette
      open={open}
      onClose={() => setOpen(false)}
      label="Search"
      query={query}
      onQuery={setQuery}
      groups={[{ label: 'All', commands: matching }]}
    />
  )
}

async function openedField(): Promise<HTMLElement> {
  render(<Palette />)
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search' })
  await expect.poll(() => document.activeElement).toBe(field)
  return field
}

describe('CommandPalette', () => {
  it('opens, filters and selects by keyboard', async () => {
    const box = await openedField()
    expect(await violationsIn(screen.getByRole('dialog'))).toEqual([])
    await userEvent.keyboard('invite')
    await expect
      .poll(() => screen.getAllByRole('option').map(({ textContent }) => textContent))
      .toEqual(['Invite driver'])
    expect(screen.getByRole('option', { selected: true }).id).toBe(box.getAttribute('aria-activedescendant'))
    await userEvent.keyboard('{Enter}')
    expect(onInvite).toHaveBeenCalledOnce()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it("explains a disabled command and doesn't run it", async () => {
    await openedField()
    await userEvent.keyboard('{ArrowUp}')
    const option = await screen.findByRole('option', { name: 'New organisation', selected: true })
    expect(option.ariaDescription).toBe('Only admins can do this.')
    await userEvent.keyboard('{Enter}')
    expect(onNew).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('says that nothing matches', async () => {
    await openedField()
    await userEvent.keyboard('xyz')
    await expect.poll(() => screen.getByRole('status').textContent).toBe('No results')
  })
})
