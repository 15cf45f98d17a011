import { afterEach, beforeEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'

interface StoryOfTest {
  id: string
  tags: string[]
  parameters: { visual?: Record<string, unknown> }
}

beforeEach(async () => {
  await (commands as unknown as { resetMousePosition?: () => Promise<void> }).resetMousePosition?.()
})

afterEach(async (context) => {
  const story = (context as unknown as { story?: StoryOfTest }).story // set by addon-vitest
  if (!import.meta.env.VISUAL || !story || context.task.result?.state === 'fail' || story.tags.includes('no-visual'))
    return
  await document.fonts.ready
  await expect(page.elementLocator(document.body)).toMatchScreenshot(story.id, story.parameters.visual)
})
