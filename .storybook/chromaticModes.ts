import type { PreviewAddon } from 'storybook/internal/csf'
import { type Mode, modes } from './modes.ts'
import { viewports } from './viewports.ts'

/** Chromatic can't set forced colours per mode, so only Vitest takes those screenshots. */
const shown = Object.entries(modes).filter(([, mode]) => !mode.forcedColors)

/** A story's Chromatic parameters: the modes that its tags name, or none at all. */
export function chromaticOf(tags: readonly string[], storyGlobals: Partial<Mode['globals']>) {
  const own = shown.filter(([, { tag }]) => tags.includes(tag))
  return {
    disableSnapshot: tags.includes('no-visual'),
    modes: Object.fromEntries(own.map(([name, { globals }]) => [name, modeOf({ ...globals, ...storyGlobals })])),
  }
}

/** Storybook's globals, with the viewport as the width that Chromatic asks for. */
function modeOf(globals: Mode['globals']) {
  return { ...globals, viewport: Number.parseInt(viewports[globals.viewport?.value ?? 'desktop'].styles.width, 10) }
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
