import { type ReactElement, useActionState, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Combobox } from '../combobox/Combobox.tsx'
import { PhoneInput } from '../phone-input/PhoneInput.tsx'
import { RadioGroup } from '../radio-group/RadioGroup.tsx'
import { SearchInput } from '../search-input/SearchInput.tsx'
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx'
import { Select } from '../select/Select.tsx'
import { render, screen } from './testing.ts'
import '../theme/index.ts'
import '../theme/reset.css.ts'

const options = [
  { value: 'n', label: 'North' },
  { value: 's', label: 'South' },
]
const named = { name: 'depot', 'aria-label': 'Depot' }
const load = () => new Promise<never>(() => undefined)

const choose = async (label: string) => {
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: label }))
}
const check = (label: string) => userEvent.click(screen.getByRole('radio', { name: label }))
const type = (text: string) => {
  screen.getByLabelText('Depot').focus()
  return userEvent.keyboard(`{End}${text}`)
}

interface Case {
  name: string
  control: ReactElement
  change: () => Promise<void>
  before: string[]
  after: string[]
}

const cases: Case[] = [
  {
    name: 'Select',
    control: <Select {...named} options={options} defaultValue="n" />,
    change: () => choose('South'),
    before: ['n'],
    after: ['s'],
  },
  {
    name: 'Combobox',
    control: <Combobox {...named} options={options} defaultValue="n" />,
    change: async () => {
      await userEvent.fill(screen.getByRole('combobox'), 'Sou')
      await userEvent.click(await screen.findByRole('option', { name: 'South' }))
    },
    before: ['n'],
    after: ['s'],
  },
  {
    name: 'RadioGroup',
    control: <RadioGroup label="Depot" name="depot" options={options} defaultValue="n" />,
    change: () => check('South'),
    before: ['n'],
    after: ['s'],
  },
  {
    name: 'SegmentedControl',
    control: <SegmentedControl label="Depot" name="depot" options={options} defaultValue="n" />,
    change: () => check('South'),
    before: ['n'],
    after: ['s'],
  },
  {
    name: 'SearchInput',
    control: <SearchInput label="Depot" name="depot" defaultValue="North" />,
    change: () => type('!'),
    before: ['North'],
    after: ['North!'],
  },
  {
    name: 'PhoneInput',
    control: <PhoneInput {...named} defaultValue="+38591" load={load} />,
    change: () => type('2'),
    before: ['+38591'],
    after: ['+385912'],
  },
]

function submitted(): FormDataEntryValue[] {
  const form = document.querySelector('form')
  return form ? new FormData(form).getAll('depot') : []
}

describe.each(cases)('$name in a form', ({ control, change, before, after }) => {
  it('submits its value, and returns to its default as the form is reset', async () => {
    render(<form>{control}</form>)
    expect(submitted()).toEqual(before)
    await change()
    await expect.poll(submitted).toEqual(after)
    document.querySelector('form')?.reset()
    await expect.poll(submitted).toEqual(before)
  })

  it('keeps its value as the form is reset, untouched or by a button', async () => {
    render(
      <form>
        {control}
        <button type="reset">Reset</button>
      </form>,
    )
    document.querySelector('form')?.reset()
    await expect.poll(submitted).toEqual(before)
    await change()
    await userEvent.click(screen.getByText('Reset'))
    await expect.poll(submitted).toEqual(before)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(submitted()).toEqual(before)
  })

  it("passes its value to React's action, and then starts again", async () => {
    const action = vi.fn()
    render(
      <form action={(data) => action(data.getAll('depot'))}>
        {control}
        <button type="submit">Send</button>
      </form>,
    )
    await change()
    await userEvent.click(screen.getByText('Send'))
    await expect.poll(() => action.mock.calls).toEqual([[after]])
    await expect.poll(submitted).toEqual(before)
  })
})

it("a Select shows the state of React's action as its default", async () => {
  function Saved() {
    const [saved, save] = useActionState((_: string, data: FormData) => String(data.get('depot')), 'n')
    return (
      <form action={save}>
        <Select {...named} options={options} defaultValue={saved} />
        <button type="submit">Send</button>
      </form>
    )
  }
  render(<Saved />)
  await choose('South')
  await userEvent.click(screen.getByText('Send'))
  await expect.poll(submitted).toEqual(['s'])
})

describe.each([
  ['Select', (props: object) => <Select {...named} options={options} {...props} />],
  ['Combobox', (props: object) => <Combobox {...named} options={options} {...props} />],
])('leaving a %s', (_, control) => {
  function Watched({ onBlur }: { onBlur: () => void }) {
    const [count, setCount] = useState(0)
    return (
      <>
        {control({ onBlur, onFocus: () => setCount(count + 1) })}
        <button type="button" style={{ position: 'fixed', insetBlockEnd: 0, insetInlineEnd: 0 }}>
          Elsewhere
        </button>
      </>
    )
  }

  it('is told once, and opening or choosing is not', async () => {
    const onBlur = vi.fn()
    render(<Watched onBlur={onBlur} />)
    await choose('South')
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Elsewhere'))
    await expect.poll(() => onBlur.mock.calls.length).toBe(1)
  })

  it('by a click elsewhere while its list is open is told once', async () => {
    const onBlur = vi.fn()
    render(<Watched onBlur={onBlur} />)
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('option', { name: 'South' })
    await userEvent.click(screen.getByText('Elsewhere'))
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => onBlur.mock.calls.length).toBe(1)
  })
})
