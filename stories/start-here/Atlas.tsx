import { type Area, routes } from '@driver-trust/console'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { modes } from '../../.storybook/modes.ts'
import { atlasOf, type ScreenState } from '../review/atlasOf.ts'
import { Picture } from '../review/Picture.tsx'
import { Surface } from '../review/Surface.tsx'
import { useIndex } from '../review/storyIndex.ts'

const AREAS: Record<Area, string> = {
  public: 'Everyone, signed in or not',
  onboarding: 'People who have signed in and still have to give a name or an organisation',
  core: 'People with a name and an organisation; what they see and can do depends on their role',
}

/** Every route of the console with the committed screenshots of its states, from the console's routes and Storybook's index. */
export function Atlas() {
  const entries = useIndex()
  return (
    <Surface>
      {!entries && <Text as="p">Loading the index…</Text>}
      <Stack gap="10">
        {atlasOf(routes, entries ?? []).map(({ path, area, states }) => (
          <Stack key={path} gap="3">
            <Heading level={2}>{path}</Heading>
            <Text as="p" tone="muted">
              {AREAS[area]}
            </Text>
            {entries && states.length === 0 && <Text as="p">Leads on to another page; nothing to see here.</Text>}
            {states.map((state) => (
              <State key={state.id} state={state} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Surface>
  )
}

function State({ state: { id, name, pictures } }: { state: ScreenState }) {
  return (
    <div>
      <Text as="p" size="13">
        {name}
      </Text>
      <Inline gap="2">
        {Object.keys(modes).map((mode) => (
          <Picture key={mode} id={id} name={name} mode={mode} file={pictures[mode]} />
        ))}
      </Inline>
    </div>
  )
}
