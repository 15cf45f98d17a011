import { Combobox } from '@driver-trust/ui/combobox'
import { Input } from '@driver-trust/ui/input'
import { SearchInput } from '@driver-trust/ui/search-input'
import { Select } from '@driver-trust/ui/select'
import { Textarea } from '@driver-trust/ui/textarea'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { type FieldInputProps, Form, useField } from 'react-final-form'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

afterEach(cleanup)

const options = [
  { value: 'n', label: 'North' },
  { value: 's', label: 'South' },
]
const named = { 'aria-label': 'Depot' }

const choose = async () => {
  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: 'South' }))
}
const type = () => userEvent.type(screen.getByLabelText('Depot'), '12')

type Case = [name: string, control: (input: FieldInputProps<string>) => ReactElement, change: () => Promise<void>]

const cases: Case[] = [
  ['Select', (input) => <Select {...named} {...input} options={options} />, choose],
  ['Combobox', (input) => <Combobox {...named} {...input} options={options} />, choose],
  ['Input', (input) => <Input {...named} {...input} />, type],
  ['Textarea', (input) => <Textarea {...named} {...input} />, type],
  ['SearchInput', (input) => <SearchInput label="Depot" {...input} />, type],
]

describe.each(cases)("%s with final-form's input", (_, control, change) => {
  it('submits what was chosen, and is touched once it is left', async () => {
    const submit = vi.fn()
    const onMeta = vi.fn()
    const Control = () => {
      const { input, meta } = useField<string>('depot')
      useEffect(() => onMeta(meta.touched))
      return control(input)
    }
    render(
      <Form onSubmit={(values) => submit(values.depot)}>
        {({ handleSubmit }) => (
          <form onSubmit={(event) => void handleSubmit(event)}>
            <Control />
            <button type="submit">Send</button>
          </form>
        )}
      </Form>,
    )
    await change()
    expect(onMeta).not.toHaveBeenCalledWith(true)
    screen.getByText('Send').focus()
    await expect.poll(() => onMeta.mock.lastCall).toEqual([true])
    await userEvent.click(screen.getByText('Send'))
    await expect.poll(() => submit.mock.calls).toEqual([[change === type ? '12' : 's']])
  })
})
