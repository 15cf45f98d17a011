import type { StoryContext } from '@storybook/react-vite'
import { storyRun } from './storyRun.ts'

/** What looking takes; there is nothing to click or type with. */
type Sight = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step'>

/**
 * A play that only looks: tests execute it, and nothing happens when a person opens the story. What has to be clicked
 * or typed until the story shows what its name says stays a bare play.
 */
export function inTests(look: (sight: Sight) => Promise<void> | void) {
  return (sight: Sight) => (storyRun.isTest ? look(sight) : undefined)
}
