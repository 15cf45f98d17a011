import { Field } from '@driver-trust/ui/field'
import { MultiSelect } from '@driver-trust/ui/multi-select'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const statuses = ['Pending', 'Verified', 'Unverified', 'Under review', 'In Analysis', 'Red'].map((label) => ({
  value: label,
  label,
}))

function StatusFilter() {
  return (
    <div style={{ padding: 24, maxWidth: 280, minHeight: 340 }}>
      <Field label="Status" dense>
        {(control) => <MultiSelect {...control} size="sm" options={statuses} placeholder="All statuses" />}
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/MultiSelect',
  component: StatusFilter,
})

export const TwoChosen = meta.story({
  name: 'Two chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Verified' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Red' }))
    await expect(canvas.getByRole('combobox', { hidden: true })).toHaveTextContent('Verified, Red')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' })
    await expect(select).toHaveTextContent('All statuses')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Verified' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Verified', selected: true })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(select).toHaveTextContent('Verified')
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' })
    select.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    select.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Pending' })).toHaveFocus())
    for (const selected of [true, false]) {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(screen.getByRole('option', { name: 'Pending', selected })).toBeVisible())
    }
  },
})
