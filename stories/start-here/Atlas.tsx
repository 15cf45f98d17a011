import { type Area, routes } from '@driver-trust/console'
import { Heading } from '@driver-trust/ui/heading'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useEffect, useState } from 'react'
import { modes } from '../../.storybook/modes.ts'
import { atlasOf, type Entry, type Sight } from './atlasOf.ts'

const AREAS: Record<Area, string> = {
  public: 'Everyone, signed in or not',
  onboarding: 'People who have signed in and still have to give a name or an organisation',
  core: 'People with a name and an organisation; what they see and can do depends on their role',
}

const MODES: Record<string, string> = {
  'desktop-light': 'Light',
  'desktop-dark': 'Dark',
  'mobile-light': 'Phone',
  rtl: 'Right to left',
  'forced-colours': 'Forced colours',
}

/** Every route of the console with the committed screenshots of its states, from the console's routes and Storybook's index. */
export function Atlas() {
  const [entries, setEntries] = useState<readonly Entry[]>()
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('./index.json')
      const index: { entries: Record<string, Entry> } = await answer.json()
      setEntries(Object.values(index.entries))
    }
    void load()
  }, [])
  if (!entries) return <Text as="p">Loading the index…</Text>
  return (
    <Stack gap="10" className="sb-unstyled">
      {atlasOf(routes, entries).map(({ path, area, sights }) => (
        <Stack key={path} gap="3">
          <Heading level={2}>{path}</Heading>
          <Text as="p" tone="muted">
            {AREAS[area]}
          </Text>
          {sights.length === 0 && <Text as="p">Leads on to another page; nothing to see here.</Text>}
          {sights.map((sight) => (
            <State key={sight.id} sight={sight} />
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

function State({ sight: { id, name, pictures } }: { sight: Sight }) {
  return (
    <div>
      <Text as="p" size="13">
        {name}
      </Text>
      <Inline gap="2">
        {Object.keys(modes).map((mode) => (
          <a key={mode} href={linkTo(id, mode)} target="_top" style={{ textDecoration: 'none', color: 'inherit' }}>
            {pictures[mode] ? (
              <img
                src={`./visual/${pictures[mode]}`}
                alt={`${name}: ${MODES[mode]}`}
                loading="lazy"
                style={{ ...THUMBNAIL, inlineSize: widthOf(mode) }}
              />
            ) : (
              <span style={{ ...HOLE, inlineSize: widthOf(mode) }}>
                <Text size="12" tone="muted" align="center">
                  No screenshot
                </Text>
              </span>
            )}
            <Text as="p" size="12" tone="muted">
              {MODES[mode]}
            </Text>
          </a>
        ))}
      </Inline>
    </div>
  )
}

function linkTo(id: string, mode: string): string {
  const { theme, viewport, direction } = modes[mode]?.globals ?? {}
  const globals = [
    theme && `theme:${theme}`,
    viewport && `viewport.value:${viewport.value}`,
    direction && `direction:${direction}`,
  ]
  return `./?path=/story/${id}&globals=${globals.filter(Boolean).join(';')}`
}

/** Phones are upright. */
function widthOf(mode: string): number {
  return modes[mode]?.globals.viewport?.value === 'mobile' ? 72 : 176
}

const FRAME = {
  display: 'grid',
  placeItems: 'center',
  blockSize: 128,
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
} as const
const THUMBNAIL = { ...FRAME, objectFit: 'cover', objectPosition: 'top' } as const
const HOLE = { ...FRAME, borderStyle: 'dashed' } as const
