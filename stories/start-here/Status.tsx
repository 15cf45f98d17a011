import changes from 'virtual:review/history'
import primitives from 'virtual:review/primitives'
import results from 'virtual:review/results'
import usage from 'virtual:review/usage'
import { routes } from '@driver-trust/console'
import { Badge } from '@driver-trust/ui/badge'
import type { Guide } from '@driver-trust/ui/guide'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import axe from 'axe-core'
import { MODES } from '../review/Picture.tsx'
import { Surface, Wrapped } from '../review/Surface.tsx'
import { type Status as StatusRow, statusOf } from '../review/statusOf.ts'
import { linkToPrimitive, linkToStory, storiesFileOf, storiesOf, useIndex } from '../review/storyIndex.ts'

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { eager: true, import: 'guide' })
const guideOf = (name: string) => Object.entries(guides).find(([path]) => path.endsWith(`/${name}.guide.tsx`))?.[1]

/** What is covered, per screen and per primitive, from the stories, the screenshots, the last test run and Git. */
export function Status() {
  const entries = useIndex() ?? []
  const screens = [...new Set(routes.flatMap(({ screen }) => screen ?? []))].map((screen) =>
    statusOf(
      screen,
      entries.filter(({ importPath }) => importPath === storiesFileOf(screen)),
      results,
    ),
  )
  const parts = primitives.map(({ name }) => statusOf(name, storiesOf(entries, name, guideOf(name)?.shownIn), results))
  return (
    <Surface>
      <Stack gap="8">
        <Text as="p">
          axe checks each state with its {axe.getRules().length} rules whenever the stories are tested; one violation
          fails the run.{' '}
          {results
            ? `The stories last ran here on ${results.at.slice(0, 10)}.`
            : "The stories haven't run where this Storybook was built."}
        </Text>
        <Stack gap="3">
          <Heading level={2}>Screens</Heading>
          <Table caption="Screens" columns={ofScreens} rows={screens} rowKey={({ name }) => name} density="compact" />
        </Stack>
        <Stack gap="3">
          <Heading level={2}>Primitives</Heading>
          <Table
            caption="Primitives"
            columns={ofPrimitives}
            rows={parts}
            rowKey={({ name }) => name}
            density="compact"
          />
        </Stack>
      </Stack>
    </Surface>
  )
}

const covered: readonly Column<StatusRow>[] = [
  { id: 'states', header: 'States', width: 88, cell: ({ states }) => <Count of={states} /> },
  { id: 'pictures', header: 'Pictured in', cell: ({ pictures }) => <Wrapped>{inWords(pictures)}</Wrapped> },
  { id: 'axe', header: 'Accessibility', width: 150, cell: (row) => <Checked row={row} /> },
]

const changed: Column<StatusRow> = {
  id: 'changed',
  header: 'Last changed',
  width: 110,
  cell: ({ name }) => <span title={changes[name]?.subject}>{changes[name]?.date ?? 'unknown'}</span>,
}

const ofScreens: readonly Column<StatusRow>[] = [
  {
    id: 'name',
    header: 'Screen',
    primary: true,
    cell: ({ title, id }) => (id ? <PlaceLink href={linkToStory(id)} name={title} /> : title),
  },
  ...covered,
  { id: 'behaviour', header: 'Checks of behaviour', width: 150, cell: ({ behaviours }) => behaviours },
  changed,
]

const ofPrimitives: readonly Column<StatusRow>[] = [
  {
    id: 'name',
    header: 'Primitive',
    primary: true,
    cell: ({ name }) => <PlaceLink href={linkToPrimitive(name)} name={name} />,
  },
  { id: 'status', header: 'Status', width: 96, cell: ({ name }) => guideOf(name)?.status },
  ...covered,
  { id: 'keys', header: 'Keyboard', width: 110, cell: ({ name }) => <Keys name={name} /> },
  { id: 'uses', header: 'Screens', width: 80, cell: ({ name }) => usage[name]?.uses.length ?? 0 },
  changed,
]

function PlaceLink({ href, name }: { href: string; name: string }) {
  return (
    <TextLink href={href} target="_top">
      {name}
    </TextLink>
  )
}

function Count({ of }: { of: readonly string[] }) {
  return of.length === 0 ? <Text tone="faint">none</Text> : <span title={of.join(', ')}>{of.length}</span>
}

function Checked({ row: { checked, result } }: { row: StatusRow }) {
  if (!result) return <Text size="12">{checked === 1 ? '1 story' : `${checked} stories`}</Text>
  const isGood = result.failed === 0
  return (
    <Badge tone={isGood ? 'success' : 'error'}>{isGood ? `${result.passed} passed` : `${result.failed} failed`}</Badge>
  )
}

function Keys({ name }: { name: string }) {
  const keys = guideOf(name)?.keys ?? ''
  return typeof keys === 'string' ? <Text tone="faint">not operated</Text> : <>{keys.length} keys</>
}

function inWords(pictures: StatusRow['pictures']): string {
  const some = Object.entries(pictures).filter(([, count]) => count > 0)
  return some.map(([mode, count]) => `${MODES[mode]} ${count}`).join(', ')
}
