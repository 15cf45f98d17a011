import review from 'virtual:review'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Canvas, Controls, Title, Unstyled } from '@storybook/addon-docs/blocks'
import type { PropTable } from '../../../tooling/packages/propTables.ts'
import { Code } from '../../review/Code.tsx'
import { linkToPrimitive, linkToStory, useStories } from '../../review/storyIndex.ts'
import { Examples } from './Examples.tsx'
import type { Page } from './Page.ts'
import { PropsTable } from './PropsTable.tsx'
import { States } from './States.tsx'
import { TokensUsed } from './TokensUsed.tsx'
import { UsedOn } from './UsedOn.tsx'
import { Keys, List, Section, withCode } from './Words.tsx'

/** The one template of all primitives' pages; what it says comes from the guide, the compiler and the imports. */
export function GuidePage({ name, guide, codes }: Page) {
  const tables = review.props[name] ?? []
  const own = tables.find(({ component }) => component === name)
  const parts = tables.filter((table) => table !== own && !table.isType)
  const types = tables.filter(({ isType }) => isType)
  return (
    <>
      <Title>{name}</Title>
      <Unstyled>
        <Text as="p" size="16">
          {withCode(own?.description ?? '')}
        </Text>
      </Unstyled>
      <Code code={importOf(name, tables)} />
      <Canvas sourceState="none" />
      <Code />
      <Controls />
      <Unstyled>
        <Attributes of={own} />
      </Unstyled>
      <States guide={guide} table={own} />
      <Section title="When to use it">
        <List items={guide.use.map((each) => ({ key: each, text: `Use it ${each}.` }))} />
      </Section>
      <Section title="When not">
        <List
          items={guide.instead.map(([when, other]) => ({ key: when, text: <Instead when={when} other={other} /> }))}
        />
      </Section>
      <Section title="Do and don't">
        <Examples dos={guide.dos} donts={guide.donts} codes={codes} />
      </Section>
      <Tables title="Parts" of={parts} />
      <Tables title="Types" of={types} />
      <Section title="Keyboard">
        <Keys keys={guide.keys} />
      </Section>
      <Section title="Accessibility">
        <List items={guide.accessibility.map((text) => ({ key: text, text }))} />
      </Section>
      <Section title="Used on">
        <UsedOn name={name} />
      </Section>
      <Section title="Tokens used">
        <TokensUsed name={name} />
      </Section>
      <Section title="Stories">
        <Stories name={name} shownIn={guide.shownIn} />
      </Section>
    </>
  )
}

function Tables({ title, of }: { title: string; of: readonly PropTable[] }) {
  if (of.length === 0) return null
  return (
    <Section title={title}>
      <Stack gap="6">
        {of.map((table) => (
          <PropsTable key={table.component} table={table} />
        ))}
      </Stack>
    </Section>
  )
}

function Instead({ when, other }: { when: string; other: string }) {
  return (
    <>
      {when} Then use{' '}
      <TextLink href={linkToPrimitive(other)} target="_top">
        {other}
      </TextLink>
      .
    </>
  )
}

function Attributes({ of }: { of: PropTable | undefined }) {
  if (!of?.element) return null
  return (
    <Text as="p" tone="muted">
      Besides these it takes the attributes of{' '}
      {of.element === 'element' ? 'any element' : <code>{`<${of.element}>`}</code>}.
    </Text>
  )
}

/** Its own, and those that show it among others. */
function Stories({ name, shownIn = name }: { name: string; shownIn: string | undefined }) {
  const titles = [name, shownIn].map((each) => `Components/${each}`)
  const stories = useStories().filter(({ title }) => titles.includes(title))
  return (
    <Inline gap="3">
      {stories.map(({ id, name: state }) => (
        <TextLink key={id} href={linkToStory(id)} target="_top">
          {state}
        </TextLink>
      ))}
    </Inline>
  )
}

function importOf(name: string, tables: readonly PropTable[]): string {
  const components = tables.filter(({ isType }) => !isType)
  const names = components.map(({ component }) => component).sort((one, other) => one.localeCompare(other, 'en'))
  return `import { ${names.join(', ')} } from '${review.primitives.find((each) => each.name === name)?.entry}'`
}
