import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { Combobox } from '../combobox/Combobox.tsx'
import { Field } from '../field/Field.tsx'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { fireEvent, render, screen, typeAtOnce } from '../internal/testing.ts'
import { Select } from './Select.tsx'

const options = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Choice ${index + 1}` }))

describeConformance('Select', (probe) => (
  <Select {...probe} aria-label="Country" options={options} value={null} onChange={() => undefined} />
))

function Chosen() {
  const [value, setValue] = useState<string | null>(null)
  return (
    <Field label="Country">
      {(control) => <Select {...control} options={options} value={value} onChange={setValue} />}
    </Field>
  )
}

describe('Select', () => {
  it('is operated by keyboard, and named by its field', async () => {
    render(<Chosen />)
    const select = screen.getByRole('combobox', { name: 'Country' })
    select.focus()
    await userEvent.keyboard('{Enter}')
    const list = await screen.findByRole('listbox')
    expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(320)
    expect(await violationsIn(list)).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => select.textContent).toMatch(/^Choice \d$/)
    await expect.poll(() => document.activeElement).toBe(select)
  })

  it('selects by typing while closed', async () => {
    render(<Chosen />)
    const select = screen.getByRole('combobox', { name: 'Country' })
    await userEvent.tab()
    expect(typeAtOnce('choice 2')).toBe('') // the browser would open the list with the space
    expect(select.textContent).toBe('Choice 2')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('shows why an option is disabled, and stays open on it', async () => {
    const onChange = vi.fn()
    const served = [
      { value: 'HR', label: 'Croatia' },
      { value: 'NO', label: 'Norway', disabledReason: 'Not served yet.' },
    ]
    render(<Select aria-label="Country" options={served} value="HR" onChange={onChange} />)
    await userEvent.click(screen.getByRole('combobox'))
    expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Croatia', selected: true }))
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement?.textContent).toBe('NorwayNot served yet.')
    await userEvent.keyboard('{Enter}')
    fireEvent.click(screen.getByRole('option', { name: /Norway/ })) // a person's click: Playwright would wait
    expect(screen.getByRole('listbox', { name: 'Country' })).toBeTruthy()
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Tab}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('is asked for by the browser if it is required and empty', async () => {
    render(
      <form>
        <Select aria-label="Country" name="country" required options={options} />
        <button type="submit">Send</button>
      </form>,
    )
    await userEvent.click(screen.getByText('Send'))
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
    expect(document.querySelector('form')?.checkValidity()).toBe(false)
    typeAtOnce('choice 3')
    expect(document.querySelector('form')?.checkValidity()).toBe(true)
    expect(Object.fromEntries(new FormData(document.querySelector('form') ?? undefined))).toEqual({ country: '2' })
  })

  it.each([
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    ['Select', <Select key="1" options={options} value={null} onChange={() => undefined} />],
    // @ts-expect-error: as above
    ['Combobox', <Combobox key="2" options={options} value={null} onChange={() => undefined} />],
  ])("%s doesn't compile without a name", (_name, element) => {
    expect(element).toBeTruthy()
  })
})
