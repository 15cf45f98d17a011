import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { breakpoint, controlHeight, layer, radius, space, vars, width } from '@driver-trust/ui/theme'
import type { CSSProperties, ReactNode } from 'react'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Foundations/Space and shape',
  parameters: {
    docs: {
      description: {
        component: `Gaps are multiples of four pixels, named by the multiple. Controls have four heights, corners two radii, and layers have names.`,
      },
    },
  },
})

export const EveryMeasure = meta.story({
  name: 'Every measure',
  tags: ['visual-dark'],
  render: () => (
    <Stack gap="8" style={{ padding: 24 }}>
      <Stack gap="2">
        <Heading level={2}>Space</Heading>
        {Object.entries(space).map(([name, pixels]) => (
          <Inline key={name} gap="4">
            <Label>
              {name} · {pixels} px
            </Label>
            <span style={{ inlineSize: pixels, blockSize: 16, background: vars.accent.solid, borderRadius: 2 }} />
          </Inline>
        ))}
      </Stack>
      <Stack gap="2">
        <Heading level={2}>Control heights</Heading>
        <Inline gap="4" align="end">
          {Object.entries(controlHeight).map(([name, pixels]) => (
            <Box key={name} style={{ inlineSize: 96, blockSize: pixels, borderRadius: radius.control }}>
              {name} · {pixels}
            </Box>
          ))}
        </Inline>
      </Stack>
      <Stack gap="2">
        <Heading level={2}>Radius</Heading>
        <Inline gap="4">
          {Object.entries(radius).map(([name, pixels]) => (
            <Box key={name} style={{ inlineSize: 96, blockSize: 64, borderRadius: pixels }}>
              {name}
            </Box>
          ))}
        </Inline>
      </Stack>
      <Stack gap="2">
        <Heading level={2}>Elevation</Heading>
        <Inline gap="8">
          {Object.entries(vars.elevation).map(([name, boxShadow]) => (
            <Box
              key={name}
              style={{ inlineSize: 128, blockSize: 72, borderRadius: 10, boxShadow, background: vars.surface.raised }}
            >
              {name}
            </Box>
          ))}
        </Inline>
      </Stack>
      <Table title="Layers, the later above the earlier" entries={layer} unit="" />
      <Table title="Widths" entries={width} unit=" px" />
      <Table title="Breakpoints" entries={breakpoint} unit=" px" />
    </Stack>
  ),
})

function Label({ children }: { children: ReactNode }) {
  return (
    <Text size="12" tone="muted" tabular style={{ inlineSize: 96 }}>
      {children}
    </Text>
  )
}

function Box({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <Inline
      justify="center"
      style={{ border: `1px solid ${vars.line.hairline}`, background: vars.surface.card, ...style }}
    >
      <Text size="12">{children}</Text>
    </Inline>
  )
}

function Table({ title, entries, unit }: { title: string; entries: Record<string, number>; unit: string }) {
  return (
    <Stack gap="2">
      <Heading level={2}>{title}</Heading>
      <Inline gap="6">
        {Object.entries(entries).map(([name, value]) => (
          <Text key={name} size="13" tabular>
            {name}{' '}
            <Text size="13" tone="muted">
              {value}
              {unit}
            </Text>
          </Text>
        ))}
      </Inline>
    </Stack>
  )
}
