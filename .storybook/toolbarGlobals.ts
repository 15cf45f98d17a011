import { addons } from 'storybook/preview-api'
import type { Globals } from './comparisons.ts'

const EVENTS = ['setGlobals', 'globalsUpdated']

/** Tells a page of documentation when the toolbars say something else. */
export function watchGlobals(onChange: () => void): () => void {
  const channel = addons.getChannel()
  for (const event of EVENTS) channel.on(event, onChange)
  return () => {
    for (const event of EVENTS) channel.off(event, onChange)
  }
}

const NONE: Globals = {}

/** What the toolbars say; the same object until they say something else. */
export function toolbarGlobals(): Globals {
  const channel = addons.getChannel()
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []
  return payload?.globals ?? NONE
}
