import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'

/** By id, in the order of the sidebar. */
export type StoryEntries = StoryIndex['entries']

/** Storybook's own index of the stories in a checkout, which takes seconds and no build. */
export function storyIndex(repository: string, out: string): StoryEntries {
  const file = join(out, 'index.json')
  const storybook = join(repository, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'index', '--output-file', file, '--quiet', '--disable-telemetry'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return JSON.parse(readFileSync(file, 'utf8')).entries
}
