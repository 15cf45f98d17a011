import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Title, useOf } from '@storybook/addon-docs/blocks'
import { Picture, Pictures } from './Picture.tsx'
import { Surface } from './Surface.tsx'
import { type Entry, linkToStory, picturesOf, useIndex } from './storyIndex.ts'

const OTHERS: Readonly<Record<string, string>> = {
  'desktop-dark': 'Dark',
  'mobile-light': 'Phone',
  rtl: 'Right to left',
  'forced-colours': 'Forced colours',
}

/** The page of a screen: all its states as pictures. */
export function ScreenPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const states = (useIndex() ?? []).filter(
    ({ type, title, tags = [] }) => type === 'story' && title === preparedMeta.title && !tags.includes('behaviour'),
  )
  const shown = states.flatMap((entry) => {
    const { 'desktop-light': file, ...others } = picturesOf(entry)
    return file ? [{ entry, file, others }] : []
  })
  const rest = states.filter((entry) => !shown.some((each) => each.entry === entry))
  return (
    <>
      <Title />
      <Surface>
        <Stack gap="6">
          <Pictures>
            {shown.map(({ entry, file, others }) => (
              <Picture key={entry.id} id={entry.id} file={file} caption={entry.name}>
                <Inline gap="3">
                  {Object.entries(others).map(([mode, other]) => (
                    <TextLink key={mode} href={`./visual/${other}`} target="_blank">
                      {OTHERS[mode]}
                    </TextLink>
                  ))}
                </Inline>
              </Picture>
            ))}
          </Pictures>
          {rest.length > 0 && <Rest states={rest} />}
        </Stack>
      </Surface>
    </>
  )
}

function Rest({ states }: { states: readonly Entry[] }) {
  return (
    <Inline gap="3">
      <Text tone="muted">Without a picture:</Text>
      {states.map(({ id, name }) => (
        <TextLink key={id} href={linkToStory(id)} target="_top">
          {name}
        </TextLink>
      ))}
    </Inline>
  )
}
