import { Tabs } from '@driver-trust/ui/tabs'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

function Lists() {
  const [list, setList] = useState<'drivers' | 'users' | 'settings'>('drivers')
  return (
    <div style={{ padding: 24 }}>
      <Tabs
        label="Lists"
        value={list}
        onChange={setList}
        tabs={[
          { value: 'drivers', label: 'Drivers', count: 412 },
          { value: 'users', label: 'Users', count: 8 },
          { value: 'settings', label: 'Settings' },
        ]}
      >
        {`The ${list} of this organisation`}
      </Tabs>
    </div>
  )
}

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Lists,
})

export const ThreeTabs = meta.story({ name: 'Three tabs', tags: ['visual-dark', 'visual-rtl', 'visual-forced'] })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Drivers', selected: true })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Users', selected: true })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel', { name: 'Users' })).toHaveTextContent('The users')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Settings', selected: true })).toHaveFocus())
  },
})

export const OtherKeys = meta.story({
  name: 'Other keys',
  tags: ['no-visual', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Drivers' }).focus()
    const ways = { '{End}': 'Settings', '{ArrowLeft}': 'Users', '{Home}': 'Drivers' }
    for (const [key, name] of Object.entries(ways)) {
      await userEvent.keyboard(key)
      await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus())
    }
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <Tabs
      label="Listen"
      value="users"
      onChange={() => undefined}
      tabs={[
        { value: 'drivers', label: 'Fahrerinnen und Fahrer', count: 4120 },
        { value: 'users', label: 'Benutzerinnen und Benutzer', count: 8 },
      ]}
    >
      Die Benutzerinnen und Benutzer dieser Organisation
    </Tabs>
  ),
})
