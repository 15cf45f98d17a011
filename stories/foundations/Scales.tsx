import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { vars } from '@driver-trust/ui/theme'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { type CSSProperties, type ReactNode, useState } from 'react'

/** Each size, with a word and a figure. */
export function TypeScale() {
  return (
    <Rows
      of={vars.fontSize}
      draw={(size, name) => (
        <div style={{ fontSize: size, lineHeight: vars.lineHeight[name] }}>
          Ana Horvat <span style={{ fontFamily: vars.font.figure }}>04 35 19</span>
        </div>
      )}
      detail={(name) => vars.lineHeight[name]}
    />
  )
}

/** Each space as long as it is. */
export function Spaces() {
  return <Rows of={vars.space} draw={(inlineSize) => <div style={{ ...BAR, inlineSize }} />} />
}

/** Each duration with both curves. */
export function Durations() {
  return (
    <Rows
      of={vars.duration}
      draw={(duration) => (
        <Stack gap="1">
          {Object.entries(vars.easing).map(([name, easing]) => (
            <Moving key={name} transition={`translate ${duration} ${easing}`} label={name} />
          ))}
        </Stack>
      )}
    />
  )
}

interface RowsProps<Name extends string> {
  of: Readonly<Record<Name, string>>
  draw: (value: string, name: Name) => ReactNode
  detail?: (name: Name) => string
}

function Rows<Name extends string>({ of, draw, detail }: RowsProps<Name>) {
  const names = Object.keys(of) as Name[] // Object.keys widens them
  return (
    <Unstyled>
      <Stack gap="2">
        {names.map((name) => (
          <div key={name} style={ROW}>
            <Text size="12" tone="muted">
              {name} <Value of={of[name]} /> {detail && <Value of={detail(name)} />}
            </Text>
            {draw(of[name], name)}
          </div>
        ))}
      </Stack>
    </Unstyled>
  )
}

/** What the browser makes of a custom property. */
function Value({ of }: { of: string }) {
  const [value, setValue] = useState('')
  const read = (element: HTMLElement | null) => {
    if (element) setValue(getComputedStyle(element).getPropertyValue(of.slice('var('.length, -1)))
  }
  return <span ref={read}>{value}</span>
}

function Moving({ transition, label }: { transition: string; label: string }) {
  const [isAway, setAway] = useState(false)
  return (
    <div style={TRACK} onPointerEnter={() => setAway(true)} onPointerLeave={() => setAway(false)}>
      <div style={{ ...BAR, inlineSize: 80, transition, translate: isAway ? '240px' : '0' }}>
        <Text size="12" tone="inherit">
          {label}
        </Text>
      </div>
    </div>
  )
}

const ROW: CSSProperties = { display: 'grid', gridTemplateColumns: '160px 1fr', alignItems: 'center' }

const BAR: CSSProperties = {
  display: 'grid',
  blockSize: 16,
  background: vars.accent.solid,
  color: vars.accent.on,
}

const TRACK: CSSProperties = { inlineSize: 320, background: vars.surface.hover }
