import { describe, expect, it } from 'vitest'
import { lengthened } from '../../.storybook/longTexts.ts'
import { addressOf, pairsOf } from '../../.storybook/pairs.ts'
import { toolbars } from '../../.storybook/toolbars.ts'

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

describe('side by side', () => {
  const pairs = pairsOf(toolbars)

  it('offers themes, directions, texts, colours and every persona', () => {
    expect(pairs.map(({ id }) => id)).toEqual([
      ...['theme', 'direction', 'text', 'contrast', 'everyone'],
      ...toolbars.persona.toolbar.items.map(({ value }) => `persona-${value}`),
    ])
  })

  it('differs in one global, and keeps the others', () => {
    const globals = { theme: 'light', persona: 'viewer', at: '', viewport: { value: 'mobile', isRotated: false } }
    const [theme] = pairs
    const addresses = theme?.sides.map(({ changed }) =>
      addressOf('screens-user--default', { ...globals, ...changed(globals) }),
    )
    expect(addresses?.map((each) => decodeURIComponent(each))).toEqual(
      ['light', 'dark'].map(
        (name) =>
          `iframe.html?id=screens-user--default&viewMode=story&globals=theme:${name};persona:viewer;viewport.value:mobile`,
      ),
    )
    expect(theme?.widthOf(globals)).toBe('360px')
  })

  it('compares what is shown with another person', () => {
    const pair = pairs.find(({ id }) => id === 'persona-viewer')
    expect(pair?.sides.map(({ changed }) => changed({}))).toEqual([{}, { persona: 'viewer' }])
  })
})
