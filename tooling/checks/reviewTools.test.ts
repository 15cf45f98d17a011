import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { comparisons } from '../../.storybook/comparisons.ts'
import { renamed } from '../../.storybook/fontsOfScripts.ts'
import { lengthened } from '../../.storybook/longTexts.ts'
import { addressOf, sizeOf } from '../../.storybook/StoryFrame.ts'
import { toolbars } from '../../.storybook/toolbars.ts'
import { usage } from '../review/usage.ts'

describe('long texts', () => {
  it.each(['Send invitations', 'You have unsaved changes.', 'Remove Status Verified'])(
    '%s grows by a third at least',
    (text) => {
      expect(lengthened(text).length / text.length).toBeGreaterThan(1.3)
    },
  )

  it('stay readable, and leave numbers alone', () => {
    expect(lengthened('Invite 3 drivers')).toBe('Ïïñvïïtéé 3 drïïvéérš')
  })
})

describe('comparisons', () => {
  const { 'Side by side': themes = {}, Everyone: everyone = {} } = comparisons

  it('differ in one global, and keep the others', () => {
    const globals = { theme: 'light', persona: 'viewer', at: '', viewport: { value: 'mobile', isRotated: false } }
    const addresses = Object.values(themes).map((changed) =>
      addressOf('screens-user--default', { ...globals, ...changed }),
    )
    expect(addresses.map((each) => decodeURIComponent(each))).toEqual(
      ['light', 'dark'].map(
        (name) =>
          `iframe.html?id=screens-user--default&viewMode=story&globals=theme:${name};persona:viewer;viewport.value:mobile;a11y.manual:!true`,
      ),
    )
  })

  it('show everyone whom the toolbar offers', () => {
    const offered = toolbars.persona.toolbar.items.map(({ value }) => value)
    expect(Object.values(everyone).map(({ persona }) => persona)).toEqual(offered)
  })

  it('lay a zoomed frame out in half the width, and show it twice as large', () => {
    expect(sizeOf({ viewport: { value: 'mobile', isRotated: false } })).toEqual({ width: 360, zoom: 1 })
    expect(sizeOf({ viewport: { value: 'zoomed' } })).toEqual({ width: 640, zoom: 2 })
  })
})

it('a primitive is used on the screens that draw it, and not on those that only import it', () => {
  const { stories = [] } = usage().Table ?? {}
  const files = new Set(stories.map((story) => story.replace(/\.stories\.tsx .*/, '')))
  for (const file of ['OrganisationScreen', 'CannotDrive', 'Deadlines']) expect(files).toContain(file)
  for (const file of ['SignInScreen', 'SettingsScreen']) expect(files).not.toContain(file)
  expect(stories).not.toContain('OrganisationScreen.stories.tsx Not found')
})

it('other scripts have the weights of Plex: browsers look for a character only among faces of equal weights', () => {
  const facesOf = (name: string) =>
    readFileSync(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}`), 'utf8').match(
      /@font-face \{[^}]*\}/g,
    ) ?? []
  const weightOf = (face: string) => /font-weight: [^;]+/.exec(face)?.[0]
  const [plex = ''] = facesOf('ibm-plex-sans/index.css')
  for (const script of ['arabic', 'devanagari', 'hebrew', 'sc']) {
    const faces = facesOf(`noto-sans-${script}/wght.css`).map(renamed).filter(Boolean)
    expect(faces.length, script).toBeGreaterThan(0)
    expect([...new Set(faces.map(weightOf))], script).toEqual([weightOf(plex)])
  }
})
