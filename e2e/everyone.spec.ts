import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { framesUnlikeTheirStory } from './everyoneFrames.ts'

const PARTS = 3

for (let part = 1; part <= PARTS; part += 1) {
  test(`"Everyone" is true of every story with a route, part ${part} of ${PARTS}`, async ({ page, request }) => {
    test.skip(!process.env.DEEP, 'in the deep run; reviewRoom.spec.ts compares one story')
    test.setTimeout(3 * 3_600_000)
    const stories = (await routedStories(request)).filter((_, index) => index % PARTS === part - 1)
    const differences: string[] = []
    for (const story of stories) differences.push(...(await differencesIn(story, page)))
    expect(differences).toEqual([])
  })
}

/** What frames show otherwise than their story alone; nothing for a story that sets who is signed in. */
async function differencesIn(story: string, page: Page): Promise<string[]> {
  await page.goto(`/storybook/?path=/story/${story}&globals=compare:Everyone`)
  const frames = page.locator('[data-frames] iframe')
  const refusal = page.getByText('This story depends on one of these values')
  await expect(frames.first().or(refusal), story).toBeVisible({ timeout: 60_000 })
  return (await refusal.isVisible()) ? [] : framesUnlikeTheirStory(page)
}

async function routedStories(request: APIRequestContext): Promise<string[]> {
  const index: { entries: Record<string, { id: string; type: string; title: string; tags: string[] }> } = await (
    await request.get('/storybook/index.json')
  ).json()
  return Object.values(index.entries)
    .filter(
      ({ type, title, tags }) => type === 'story' && /^(Screens|Flows)\//.test(title) && !tags.includes('behaviour'),
    )
    .map(({ id }) => id)
}
