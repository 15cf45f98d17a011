import type { StoryContext } from '@storybook/react-vite'
import { storyRun } from './storyRun.ts'

/** What a play that only looks gets: nothing to click or type with. */
type PlayContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'step'>

/**
 * A play that only looks: tests execute it, and nothing happens when a person opens the story. What has to be clicked
 * or typed until the story shows what its name says stays a bare play.
 */
export function inTests(look: (context: PlayContext) => Promise<void> | void) {
  return (context: PlayContext) => (storyRun.isTest ? look(context) : undefined)
}
