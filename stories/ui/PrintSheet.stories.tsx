import { Badge } from '@driver-trust/ui/badge'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Lockup } from '@driver-trust/ui/mark'
import { PrintSheet } from '@driver-trust/ui/print-sheet'
import { Stack } from '@driver-trust/ui/stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/PrintSheet',
  component: PrintSheet,
})

export const OnScreen = meta.story({
  name: 'On screen',
  args: { isPreview: true },
  render: (args) => (
    <PrintSheet {...args}>
      <Stack gap="6">
        <Inline justify="between">
          <Lockup name="Driver Trust Console" />
          <span>12 Mar 2026</span>
        </Inline>
        <Inline gap="3">
          <Heading level={1}>Ana Horvat</Heading>
          <Badge tone="success">Verified</Badge>
        </Inline>
        <DescriptionList
          items={[
            { term: 'Driver ID', detail: '04 21 97' },
            { term: 'Organisation', detail: 'North Logistics' },
            { term: 'Passport', detail: 'Expires in 212 days' },
          ]}
        />
      </Stack>
    </PrintSheet>
  ),
})
