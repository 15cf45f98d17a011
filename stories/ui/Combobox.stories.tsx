import { Combobox } from '@driver-trust/ui/combobox'
import { Field } from '@driver-trust/ui/field'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const organisations = Array.from({ length: 200 }, (_, index) => ({
  value: `${index}`,
  label: `${['North', 'South', 'East', 'West'][index % 4]} Logistics ${index + 1}`,
}))

function OrganisationField({ loadingText }: { loadingText?: string }) {
  return (
    <div style={{ padding: 24, maxWidth: 360, minHeight: 420 }}>
      <Field label="Parent organisation">
        {(control) => <Combobox {...control} options={organisations} defaultValue="2" loadingText={loadingText} />}
      </Field>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Combobox',
  component: OrganisationField,
})

export const Open = meta.story({
  tags: ['visual-dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Parent organisation' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'North Logistics 1' })).toBeVisible())
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Parent organisation' })
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.clear(box)
    await userEvent.keyboard('west logistics 19')
    await screen.findByRole('option', { name: 'West Logistics 196' })
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('West Logistics 192')
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Parent organisation' })
    await userEvent.clear(box)
    await userEvent.keyboard('west logistics 19')
    const marked = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    await waitFor(() => expect(marked()).toHaveTextContent('West Logistics 192'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(marked()).toHaveTextContent('West Logistics 196'))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(marked()).toHaveTextContent('West Logistics 192'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(box).toHaveValue(''))
  },
})

export const NoResults = meta.story({
  name: 'No results',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Parent organisation' })
    await userEvent.clear(box)
    await userEvent.type(box, 'xyz')
    await waitFor(() => expect(screen.getByText('No results')).toBeVisible())
  },
})
