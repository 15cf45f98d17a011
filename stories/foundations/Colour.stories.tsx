import { Badge } from '@driver-trust/ui/badge'
import { brandPalette } from '@driver-trust/ui/brand/css'
import { Columns } from '@driver-trust/ui/columns'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { type Colour, colourToCss, contrast, dark, light, type Palette, tones } from '@driver-trust/ui/theme'
import type { ReactNode } from 'react'
import preview from '../../.storybook/preview.tsx'
import { shownTheme } from '../../.storybook/shownTheme.ts'

const meta = preview.meta({
  title: 'Foundations/Colour',
  parameters: {
    docs: {
      description: {
        component: `Every colour has a meaning, and styles only use meanings. This page is generated from the tokens, and its ratios are computed by the function that the unit test uses.`,
      },
    },
  },
})

export const Meanings = meta.story({
  tags: ['visual-dark', 'visual-mobile'],
  render: (_args, { globals }) => <Meaning palette={paletteOf(globals.theme)} />,
})

export const BothThemes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      <div data-theme="light">
        <Meaning palette={light} />
      </div>
      <div data-theme="dark">
        <Meaning palette={dark} />
      </div>
    </div>
  ),
})

function paletteOf(value: unknown): Palette {
  const { theme, brand } = shownTheme(value)
  const ours = theme === 'dark' ? dark : light
  return brand ? brandPalette(ours, brand) : ours
}

function Meaning({ palette }: { palette: Palette }) {
  const { surface, line, text, accent, critical, focus, board, verdict, tone } = palette
  const { inverse: _onInverse, ...onCanvas } = text
  const { inverse: _inverse, ...underText } = surface
  return (
    <Stack gap="8" style={{ padding: 24 }}>
      <Group title="Text" note="Ratio on the canvas; 4.5 : 1 is the least.">
        <Swatches colours={onCanvas} on={surface.canvas} />
      </Group>
      <Group title="Surfaces" note="Ratio of the default text on each.">
        <Swatches colours={underText} of={text.default} />
      </Group>
      <Group
        title="Lines and focus"
        note="Ratio on a card; 3 : 1 is the least for what one operates, hairlines only divide."
      >
        <Swatches colours={{ ...line, focus }} on={surface.card} />
      </Group>
      <Group title="Accent" note="Ratio of the text on it.">
        <Swatches colours={{ solid: accent.solid, hover: accent.hover, pressed: accent.pressed }} of={accent.on} />
      </Group>
      <Group title="Critical" note="Ratio of the text on it.">
        <Swatches
          colours={{ solid: critical.solid, hover: critical.hover, pressed: critical.pressed }}
          of={critical.on}
        />
      </Group>
      <Group title="Board" note="Ratio on the board; it is black in both themes.">
        <Swatches
          colours={{ text: board.text, muted: board.muted, stop: board.stop, soon: board.soon }}
          on={board.surface}
        />
      </Group>
      <Group title="Verdict" note="Ratio of what is on each.">
        <Swatches
          colours={{ stop: verdict.stop, band: verdict.band, gateStop: verdict.gateStop }}
          of={verdict.onStop}
        />
        <Swatches
          colours={{ soon: verdict.soon, gateCan: verdict.gateCan, gateSoon: verdict.gateSoon }}
          of={verdict.onSoon}
        />
      </Group>
      <Group title="Tones" note="Strong text on soft ground, and the solid on it.">
        <Stack gap="3">
          {tones.map((name) => (
            <Inline key={name} gap="4">
              <span style={{ inlineSize: 132 }}>
                <Badge tone={name}>{name}</Badge>
              </span>
              <Chip colour={tone[name].soft} />
              <Chip colour={tone[name].line} />
              <Chip colour={tone[name].solid} />
              <Chip colour={tone[name].text} />
              <Text size="12" tabular tone="muted">
                text {ratio(tone[name].text, tone[name].soft)} · solid {ratio(tone[name].solid, tone[name].soft)}
              </Text>
            </Inline>
          ))}
        </Stack>
      </Group>
    </Stack>
  )
}

function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <Stack gap="3">
      <Stack gap="0">
        <Heading level={2} size="16">
          {title}
        </Heading>
        <Text as="p" size="13" tone="muted">
          {note}
        </Text>
      </Stack>
      {children}
    </Stack>
  )
}

/** `on`: the background behind the swatches. `of`: text shown on each swatch. */
function Swatches({ colours, on, of }: { colours: Record<string, Colour>; on?: Colour; of?: Colour }) {
  return (
    <Columns of="tile" gap="3">
      {Object.entries(colours).map(([name, colour]) => (
        <Inline key={name} gap="2" wrap={false}>
          <Chip colour={colour} />
          <Stack gap="0">
            <Text size="13">{name}</Text>
            <Text size="12" tone="muted" tabular>
              {colour.alpha === undefined
                ? ratio(of ?? colour, of ? colour : (on ?? colour))
                : `${colour.alpha * 100} %`}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Columns>
  )
}

function Chip({ colour }: { colour: Colour }) {
  const css = colourToCss(colour)
  return (
    <span
      title={css}
      style={{
        flex: 'none',
        inlineSize: 40,
        blockSize: 40,
        borderRadius: 4,
        background: css,
        border: '1px solid var(--dt-line-hairline)',
      }}
    />
  )
}

function ratio(front: Colour, back: Colour): string {
  return `${contrast(front, back).toFixed(1)} : 1`
}
