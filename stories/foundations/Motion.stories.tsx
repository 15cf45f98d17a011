import { Button } from '@driver-trust/ui/button'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { duration, vars } from '@driver-trust/ui/theme'
import { useState } from 'react'
import preview from '../../.storybook/preview.tsx'

const names = Object.keys(duration) as (keyof typeof duration)[] // Object.keys widens the keys to string

function Motion() {
  const [isThere, setIsThere] = useState(false)
  return (
    <Stack gap="6" style={{ padding: 24 }} align="start">
      <Button onClick={() => setIsThere(!isThere)}>Move</Button>
      {names.map((name) => (
        <Inline key={name} gap="4" wrap={false} style={{ inlineSize: 400 }}>
          <Text size="12" tone="muted" tabular style={{ inlineSize: 96, flex: 'none' }}>
            {name} · {duration[name]} ms
          </Text>
          <span
            style={{
              inlineSize: 24,
              blockSize: 24,
              borderRadius: 6,
              background: vars.accent.solid,
              transition: `translate ${vars.duration[name]} ${vars.easing.out}`,
              translate: isThere ? '240px' : '0',
            }}
          />
        </Inline>
      ))}
    </Stack>
  )
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Motion,
  parameters: {
    docs: {
      description: {
        component: `Motion shows where something came from, in 120 to 200 milliseconds, and never makes anyone wait: what opens beside its button, such as a menu, is there at once and only fades away. With reduced motion there is none: all durations are zero.`,
      },
    },
  },
})

export const EveryDuration = meta.story({ name: 'Every duration', tags: ['visual-dark'] })
