import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { Stack } from '@driver-trust/ui/stack'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { title: 'No drivers yet' },
})

export const EveryKind = meta.story({
  name: 'Every kind',
  tags: ['visual-mobile'],
  render: () => (
    <Stack gap="4" style={{ padding: 24 }}>
      <Card padding="none">
        <EmptyState
          title="No drivers yet"
          description="Drivers you invite are listed here with their verification status."
          action={<Button variant="primary">Invite driver</Button>}
        />
      </Card>
      <Card padding="none">
        <EmptyState
          kind="no-results"
          title="No results"
          description="No driver has this name and this status."
          action={<Button>Clear filters</Button>}
        />
      </Card>
      <Card padding="none">
        <EmptyState
          kind="not-permitted"
          title="You can’t see this list"
          description="Ask an admin of this organisation."
        />
      </Card>
    </Stack>
  ),
})

export const LongText = meta.story({
  name: 'Long text',
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitäne wurden noch nicht eingeladen',
    description: 'Eingeladene Fahrerinnen und Fahrer stehen hier mit dem Stand ihrer Überprüfung.',
    action: <Button variant="primary">Fahrerinnen und Fahrer einladen</Button>,
  },
})
