import { showLongTexts } from './longTexts.ts'
import type { StoryGlobals } from './StoryParameters.ts'

let running: (() => void)[] = []

/**
 * Changes the finished story as the toolbar asks, after its play: that looks for texts as they are. The tests never ask.
 */
export function simulate({ text }: StoryGlobals): void {
  stopSimulating()
  if (text === 'long') running.push(showLongTexts())
}

export function stopSimulating(): void {
  for (const stop of running.reverse()) stop()
  running = []
}
