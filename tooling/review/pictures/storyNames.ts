import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story as the sidebar has it. */
export interface StoryName {
  id: string
  title: string
  name: string
  /** Its place in the sidebar. */
  order: number
}

/** The stories of a Storybook's index, by id. */
export function storyNames(index: string): ReadonlyMap<string, StoryName> {
  const { entries } = JSON.parse(index) as { entries: Record<string, { id: string; title: string; name: string }> }
  return new Map(Object.values(entries).map(({ id, title, name }, order) => [id, { id, title, name, order }]))
}

/** Storybook's own index of the stories in a checkout, which takes seconds and no build. */
export function indexOf(repository: string, out: string): string {
  const file = join(out, 'index.json')
  const storybook = join(repository, 'node_modules/storybook/dist/bin/dispatcher.js')
  execFileSync(process.execPath, [storybook, 'index', '--output-file', file, '--quiet', '--disable-telemetry'], {
    cwd: repository,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return readFileSync(file, 'utf8')
}
