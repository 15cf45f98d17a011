import { modes } from '../../.storybook/modes.ts'
import type { TestResults } from '../../tooling/review/testResults.ts'
import { type Entry, picturesOf, titleOf } from './storyIndex.ts'

/** How well a screen or a primitive is covered, from what exists. */
export interface Status {
  name: string
  /** As the sidebar says it. */
  title: string
  /** Of its first story, to go there. */
  id: string | undefined
  /** Stories that a reviewer sees. */
  states: readonly string[]
  /** Stories that only check behaviour. */
  behaviours: number
  /** How many screenshots exist in each mode. */
  pictures: Readonly<Record<string, number>>
  /** Stories that axe checks in a test run. */
  checked: number
  /** What the last test run here said; undefined if none ran. */
  result: { passed: number; failed: number } | undefined
}

/** The status of everything that story files or titles belong to. */
export function statusOf(name: string, entries: readonly Entry[], results: TestResults | undefined): Status {
  const stories = entries.filter(({ type }) => type === 'story')
  const shown = stories.filter(({ tags = [] }) => !tags.includes('behaviour'))
  const pictures = stories.flatMap((each) => Object.keys(picturesOf(each)))
  const runs = [...new Set(stories.map(({ importPath }) => importPath.slice('./'.length)))].flatMap(
    (file) => results?.files[file] ?? [],
  )
  const passed = runs.reduce((sum, each) => sum + each.passed, 0)
  const failed = runs.reduce((sum, each) => sum + each.failed, 0)
  return {
    name,
    title: titleOf(stories) ?? name,
    id: shown[0]?.id,
    states: shown.map((each) => each.name),
    behaviours: stories.length - shown.length,
    pictures: Object.fromEntries(
      Object.keys(modes).map((mode) => [mode, pictures.filter((each) => each === mode).length]),
    ),
    checked: stories.filter(({ tags = [] }) => tags.includes('test')).length,
    result: runs.length > 0 ? { passed, failed } : undefined,
  }
}
