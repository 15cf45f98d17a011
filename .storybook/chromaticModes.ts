import type { PreviewAddon } from 'storybook/internal/csf'
import { type Mode, modes } from './modes.ts'
import { sizeOf } from './StoryFrame.ts'

/** A story's Chromatic parameters: the modes that its tags name, or none at all; a viewport is the width alone. */
export function chromaticOf(tags: readonly string[], storyGlobals: Partial<Mode['globals']>) {
  const own = Object.entries(modes).filter(([, { tag, forcedColors }]) => tags.includes(tag) && !forcedColors) // it can't set forced colours per mode
  const shown = own.map(([name, mode]) => {
    const globals = { ...mode.globals, ...storyGlobals }
    return [name, { ...globals, viewport: sizeOf(globals).width }] as const
  })
  return { disableSnapshot: tags.includes('no-visual'), modes: Object.fromEntries(shown) }
}

/** An addon, because only an enhancer sees both tags and parameters before a story is shown. */
export const chromaticModes: PreviewAddon = {
  argTypesEnhancers: [
    (context) => {
      const { tags = [], parameters, argTypes } = context
      const { storyGlobals = {} } = context as { storyGlobals?: Partial<Mode['globals']> } // passed in, but missing from its type
      Object.assign(parameters, { chromatic: chromaticOf(tags, storyGlobals) })
      return argTypes
    },
  ],
}
