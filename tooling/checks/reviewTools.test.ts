import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { comparisons } from '../../.storybook/comparisons.ts'
import { lengthened } from '../../.storybook/longTexts.ts'
import { addressOf, sizeOf } from '../../.storybook/StoryFrame.ts'
import { toolbars } from '../../.storybook/toolbars.ts'
import { measures } from '../../packages/ui/src/theme/values.ts'
import { usage } from '../review/usage.ts'

const require = createRequire(import.meta.url)

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

it('stories have installed typefaces for other scripts, after those of the product', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../.storybook/scripts.css'), 'utf8').replaceAll('"', "'")
  const [first] = measures.font.family.split(',')
  expect(sheet).toMatch(new RegExp(`--dt-font-family:\\s+${first},\\s+var\\(--scripts\\)`))
  const named = [...sheet.matchAll(/'(Noto [^']+)'/g)].map(([, name]) => name)
  const installed = ['arabic', 'hebrew', 'devanagari', 'sc'].map((script) => {
    const faces = readFileSync(require.resolve(`@fontsource-variable/noto-sans-${script}/wght.css`), 'utf8')
    return /font-family: '([^']+)'/.exec(faces)?.[1]
  })
  expect(named).toEqual(installed)
})
