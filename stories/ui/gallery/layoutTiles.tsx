import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Columns } from '@driver-trust/ui/columns'
import { Field } from '@driver-trust/ui/field'
import { FieldPair, FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { BuildingIcon, SettingsIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { PageHeader } from '@driver-trust/ui/page-header'
import { SideNavigation } from '@driver-trust/ui/side-navigation'
import { Stack } from '@driver-trust/ui/stack'
import { StickyActions } from '@driver-trust/ui/sticky-actions'
import type { TileProps } from './Tile.tsx'

const parts = ['1', '2', '3'].map((name) => <Badge key={name} plain>{`Part ${name}`}</Badge>)

export const layoutTiles: readonly TileProps[] = [
  {
    name: 'FormLayout',
    isWide: true,
    sample: (
      <FormLayout>
        <FormSection level={3} title="Contact" reason="We’ll only contact you about drivers.">
          <FieldPair>
            <Field label="First name">{(control) => <Input {...control} />}</Field>
            <Field label="Last name">{(control) => <Input {...control} />}</Field>
          </FieldPair>
        </FormSection>
      </FormLayout>
    ),
  },
  {
    name: 'StickyActions',
    isWide: true,
    sample: (
      <StickyActions label="Selected drivers" actions={<Button size="sm">Ban driver</Button>}>
        3 selected
      </StickyActions>
    ),
  },
  {
    name: 'PageHeader',
    isWide: true,
    sample: (
      <PageHeader
        title="North Logistics"
        meta={<Badge plain>Child</Badge>}
        actions={<Button variant="primary">Invite driver</Button>}
      />
    ),
  },
  {
    name: 'SideNavigation',
    sample: (
      <SideNavigation
        label="Main"
        items={[
          { href: '#organisations', label: 'Organisations', icon: <BuildingIcon />, current: true },
          { href: '#settings', label: 'Settings', icon: <SettingsIcon /> },
        ]}
      />
    ),
  },
  { name: 'Stack', sample: <Stack gap="2">{parts}</Stack> },
  { name: 'Inline', sample: <Inline gap="2">{parts}</Inline> },
  {
    name: 'Columns',
    sample: (
      <Columns of="tile" gap="3">
        {parts}
      </Columns>
    ),
  },
  { name: 'Card', sample: <Card padding="4">On the canvas</Card> },
]
