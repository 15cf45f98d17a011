import type { Indexer } from 'storybook/internal/types'

/** "LongText" is "Long text" in the sidebar: Storybook itself would write "Long Text". Names that a story gives stay. */
export function inSentenceCase(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map((entry) => ({
        ...entry,
        name: entry.name ? sentenceCased(entry.name, entry.exportName) : nameOf(entry.exportName),
      }))
    },
  }
}

/** Storybook's own name of an export has the same letters as the export. */
function sentenceCased(name: string, exportName: string): string {
  const isOwn = name.replaceAll(' ', '').toLowerCase() === exportName.toLowerCase()
  return isOwn ? nameOf(exportName) : name
}

function nameOf(exportName: string): string {
  const words = exportName.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').split(' ')
  return words.map((word, index) => (index === 0 || /^[A-Z]{2,}/.test(word) ? word : word.toLowerCase())).join(' ')
}
