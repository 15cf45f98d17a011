import review from 'virtual:review'
import { Opened } from '@driver-trust/ui/guide'
import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, createElement, useState } from 'react'
import { argTypesOf, defaultsOf } from './argTypesOf.ts'
import { codeOf } from './codeOf.ts'
import { GuidePage } from './GuidePage.tsx'
import type { Page } from './Page.ts'

type Args = Record<string, unknown>

/** What Storybook has to know to show a primitive's page and playground. */
export function pageOf(page: Page) {
  const { name, guide } = page
  const { component, playground } = guide
  const table = review.props[name]?.find((each) => each.component === name)
  const argTypes = argTypesOf(table?.props ?? [], playground.args as Args)
  const defaults = defaultsOf(table?.props ?? [])
  const isGiven = ([name, value]: [string, unknown]) => value !== defaults[name]
  return {
    title: `Components/${name}`,
    component,
    args: defaults,
    tags: ['autodocs', 'no-visual', '!test'], // as in the index
    decorators: playground.isPage ? [] : [withRoom],
    render: renderOf(page),
    parameters: {
      layout: 'fullscreen',
      controls: { disable: false, expanded: true, sort: 'requiredFirst' },
      docs: {
        page: () => <GuidePage {...page} />,
        extractArgTypes: () => argTypes,
        story: playground.isPage ? { inline: false, height: '480px' } : { inline: true, height: 'auto' },
        source: {
          transform: (_: string, { args }: { args: Args }) =>
            codeOf(name, Object.fromEntries(Object.entries(args).filter(isGiven))),
        },
      },
    },
  }
}

const withRoom: Decorator = (Story) => (
  <div style={{ padding: 32 }}>
    <Story />
  </div>
)

function renderOf({ guide: { component, playground }, name }: Page) {
  const Primitive = component as ComponentType<Args>
  const { holds, opens, beside } = playground
  if (opens)
    return (args: Args) => (
      <Opened label={`Open ${name}`}>
        {(open, onClose) => <Primitive {...args} open={open} onClose={onClose} onConfirm={onClose} />}
      </Opened>
    )
  if (!holds)
    return (args: Args) => (
      <>
        {beside}
        {createElement(Primitive, args)}
      </>
    )
  return function Held(args: Args) {
    const [held, hold] = useState<{ from: unknown; value: unknown }>()
    const value = held && held.from === args[holds] ? held.value : args[holds] // a change of the control wins
    return (
      <Primitive
        {...args}
        {...{ [holds]: value }}
        onChange={(next: unknown) => hold({ from: args[holds], value: next })}
      />
    )
  }
}
