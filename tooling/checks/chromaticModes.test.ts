import { describe, expect, it } from 'vitest'
import { chromaticModes, chromaticOf } from '../../.storybook/chromaticModes.ts'

describe('the Chromatic parameters of a story', () => {
  it('name a mode for each of its tags, with the width of the frame', () => {
    expect(chromaticOf(['test', 'visual-dark', 'visual-mobile', 'visual-rtl'], {})).toEqual({
      disableSnapshot: false,
      modes: {
        'desktop-light': { theme: 'light', viewport: 1280 },
        'desktop-dark': { theme: 'dark', viewport: 1280 },
        'mobile-light': { theme: 'light', viewport: 360 },
        rtl: { theme: 'light', direction: 'rtl', viewport: 1280 },
      },
    })
  })

  it('leave forced colours to Vitest, and skip a story without a screenshot', () => {
    expect(Object.keys(chromaticOf(['test', 'visual-forced'], {}).modes)).toEqual(['desktop-light'])
    expect(chromaticOf(['test', 'no-visual'], {}).disableSnapshot).toBe(true)
  })

  it('keep the width that a story sets itself', () => {
    const narrowest = { viewport: { value: 'narrowest', isRotated: false } } as const
    expect(chromaticOf(['test'], narrowest).modes['desktop-light']?.viewport).toBe(320)
  })

  it('are set before Chromatic reads them', () => {
    const [enhance] = chromaticModes.argTypesEnhancers ?? []
    const parameters: Record<string, unknown> = {}
    enhance?.({ tags: ['test'], storyGlobals: {}, parameters, argTypes: {} } as never)
    expect(parameters).toEqual({ chromatic: chromaticOf(['test'], {}) })
  })
})
