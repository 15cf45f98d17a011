import { addons } from 'storybook/preview-api'
import type { Globals } from './StoryFrame.ts'

/** What the toolbars say, on a page of documentation: Storybook re-renders it when they change. */
export function toolbarGlobals(): Globals {
  const channel = addons.getChannel()
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return payload?.globals ?? {}
}
