import { Checkbox } from '@driver-trust/ui/checkbox'
import { Columns } from '@driver-trust/ui/columns'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

function Choices() {
  return (
    <Columns of="half" gap="8" style={{ padding: 24 }}>
      <Stack gap="4" align="start">
        <Checkbox label="Subcontractor" defaultChecked />
        <Checkbox label="Hide drivers' personal data" hint="This can’t be changed later." />
        <Checkbox label="Some of them" indeterminate />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled, on" disabled defaultChecked />
        <Switch label="Live statuses" hint="Updates every 10 seconds while this page is open." defaultChecked />
        <Switch label="Compact rows" />
        <Switch label="Disabled" disabled />
      </Stack>
      <Stack gap="6" align="start">
        <RadioGroup
          label="Role"
          defaultValue="user"
          options={[
            { value: 'user', label: 'Viewer', hint: 'Sees everything and changes nothing.' },
            { value: 'admin', label: 'Admin', hint: 'Invites, changes and removes.' },
          ]}
        />
        <RadioGroup
          label="Plan"
          direction="row"
          error="Field is mandatory."
          options={[
            { value: 'starter', label: 'Starter' },
            { value: 'plus', label: 'Plus' },
            { value: 'custom', label: 'Custom', disabledReason: 'Ask us for a quote.' },
          ]}
        />
        <SegmentedControl
          label="Show"
          defaultValue="active"
          options={[
            { value: 'active', label: 'Active', count: 412 },
            { value: 'invited', label: 'Invited', count: 12 },
            { value: 'banned', label: 'Banned' },
          ]}
        />
        <SegmentedControl
          size="sm"
          label="Theme"
          defaultValue="system"
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Stack>
    </Columns>
  )
}

const meta = preview.meta({
  id: 'components-choices', // as links and screenshots have it
  title: 'Components/Together/Choices',
  component: Choices,
  tags: ['!manifest'], // shows several
})

export const EveryControl = meta.story({
  name: 'Every control',
  tags: ['visual-dark', 'visual-mobile', 'visual-forced'],
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const subcontractor = canvas.getByRole('checkbox', { name: 'Subcontractor' })
    await userEvent.tab()
    await waitFor(() => expect(subcontractor).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(subcontractor).not.toBeChecked()
    canvas.getByRole('radio', { name: 'Viewer' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Admin' })).toBeChecked()
    canvas.getByRole('radio', { name: 'Active' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Invited' })).toBeChecked()
    await expect(canvas.getByRole('group', { name: 'Show' })).toBeVisible()
    const live = canvas.getByRole('switch', { name: 'Live statuses' })
    live.focus()
    await userEvent.keyboard(' ')
    await expect(live).not.toBeChecked()
  },
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <Stack gap="6" style={{ padding: 24 }}>
      <Checkbox
        label="Personenbezogene Fahrerdaten gegenüber Unterauftragnehmern verbergen"
        hint="Diese Einstellung kann nach der Bestätigung nicht mehr geändert werden."
      />
      <Switch label="Verifizierungsstatus alle zehn Sekunden aktualisieren" defaultChecked />
      <RadioGroup
        label="Berechtigung in der übergeordneten Organisation"
        defaultValue="user"
        options={[
          { value: 'user', label: 'Ausschließlich Leseberechtigung' },
          { value: 'admin', label: 'Organisationsverwaltung', hint: 'Lädt ein, ändert und entfernt.' },
        ]}
      />
      <SegmentedControl
        label="Anzeigen"
        defaultValue="active"
        options={[
          { value: 'active', label: 'Freigeschaltet', count: 4120 },
          { value: 'invited', label: 'Eingeladen', count: 312 },
          { value: 'banned', label: 'Gesperrt' },
        ]}
      />
    </Stack>
  ),
})
