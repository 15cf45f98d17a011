interface StoryOfTest {
  id: string
  tags: readonly string[]
}

/** What the test run does around each story; nothing in Storybook itself. */
export const pictureHooks: { before: () => Promise<void>; after: (story: StoryOfTest) => Promise<void> } = {
  before: async () => {},
  after: async () => {},
}
