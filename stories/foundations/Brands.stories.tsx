import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Checkbox } from '@driver-trust/ui/checkbox'
import { Field } from '@driver-trust/ui/field'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { Input } from '@driver-trust/ui/input'
import { Lockup, Mark } from '@driver-trust/ui/mark'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Foundations/Brands',
  parameters: {
    docs: {
      description: {
        component: `A brand is one object: a name, a mark, the hue of the accent and three radii. \`stories/brands/harbour.ts\` is an example; the theme toolbar shows every story in it.

Its colours are as luminous as ours, so its contrast is the same. Tones of a status never change.`,
      },
    },
  },
})

export const HarbourLight = meta.story({
  name: 'Harbour light',
  globals: { theme: 'harbour-light' },
  render: () => <Specimen />,
})

export const HarbourDark = meta.story({
  name: 'Harbour dark',
  globals: { theme: 'harbour-dark' },
  render: () => <Specimen />,
})

const periods = ['Week', 'Month'].map((label) => ({ value: label, label }))

function Specimen() {
  return (
    <Stack gap="6" style={{ padding: 24, maxInlineSize: 560 }}>
      <Inline gap="4">
        <Lockup name="Driver Trust Console" />
        {[16, 24, 48].map((size) => (
          <Mark key={size} size={size} />
        ))}
      </Inline>
      <Card>
        <Stack gap="4">
          <Heading level={2} size="20">
            North depot
          </Heading>
          <Inline>
            <Badge tone="success">Verified</Badge>
            <Badge tone="warning">Pending</Badge>
            <Badge tone="error">Red</Badge>
          </Inline>
          <Text tone="muted">
            12 drivers can drive today. <TextLink href="#drivers">See all drivers</TextLink>
          </Text>
          <Field label="Name">{(control) => <Input {...control} defaultValue="North depot" />}</Field>
          <Inline>
            <SegmentedControl label="Period" options={periods} value="Week" onChange={() => undefined} />
          </Inline>
          <Checkbox label="Open at weekends" defaultChecked />
          <InlineAlert tone="neutral" title="Nobody is on duty tonight" />
          <Inline>
            <Button variant="primary">Save</Button>
            <Button>Discard</Button>
            <Button variant="tertiary">More</Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  )
}
