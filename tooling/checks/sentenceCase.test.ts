import { expect, it } from 'vitest'
import { inSentenceCase } from '../../.storybook/sentenceCase.ts'

const named = (exportName: string, name?: string) => ({ type: 'story' as const, exportName, ...(name && { name }) })

it('writes what Storybook names itself in sentence case, and leaves given names', async () => {
  const indexer = inSentenceCase({
    test: /stories/,
    createIndex: async () => [
      named('LongText', 'Long Text'),
      named('NotFound'),
      named('NotUTF8', 'Not UTF 8'),
      named('Failing', 'Error (500)'),
      named('Owner', 'For the owner of North'),
    ],
  })
  const names = (await indexer.createIndex('', { makeTitle: () => '' })).map(({ name }) => name)
  expect(names).toEqual(['Long text', 'Not found', 'Not UTF8', 'Error (500)', 'For the owner of North'])
})
