interface StoryOfTest {
  id: string
  tags: readonly string[]
}

/** What a test run does around each story; Storybook itself does none of it. */
export const screenshotHooks: { before: () => Promise<void>; after: (story: StoryOfTest) => Promise<void> } = {
  before: async () => {},
  after: async () => {},
}
