import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import type { Globals } from './StoryFrame.ts'

const EVENTS = ['setGlobals', 'globalsUpdated']

/** What the toolbars say, on a page of documentation. */
export const useToolbars = () => useSyncExternalStore(watch, globals)

function watch(onChange: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, onChange)
  return () => {
    for (const event of EVENTS) channel.off(event, onChange)
  }
}

const NONE: Globals = {}

/** The same object until they say something else. */
function globals(): Globals {
  const channel = addons.getChannel()
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return payload?.globals ?? NONE
}
