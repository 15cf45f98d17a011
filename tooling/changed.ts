import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { imports, importsIn } from './imports.ts'
import { primitives } from './packages/primitives.ts'
import { plural } from './plural.ts'

const root = join(import.meta.dirname, '..')
const graph = imports()

interface Concerned {
  /** What unit tests are compared with. */
  since: string
  stories: readonly string[]
  specs: readonly string[]
  /** In words. */
  leftOut: string
}

/** What the files concern that differ from where the branch began, or from the last commit on main: at most a minute's worth. */
export function concernedByChanges(): Concerned {
  const head = git('rev-parse', 'HEAD')
  const start = git(
    'merge-base',
    'HEAD',
    git('rev-parse', '--verify', '--quiet', 'origin/main') ? 'origin/main' : 'main',
  )
  const since = start || head
  const untracked = git('ls-files', '--others', '--exclude-standard').split('\n')
  const changed = new Set([...git('diff', '--name-only', since).split('\n'), ...untracked])
  const all = globSync('stories/**/*.stories.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const specs = globSync('e2e/*.spec.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const stories = all.filter((file) => changed.has(file) || [...shownBy(file)].some((each) => changed.has(each)))
  const ran = specs.filter((file) => changed.has(file))
  const left = [
    `${plural(all.length - stories.length, 'file')} of stories`,
    `${plural(specs.length - ran.length, 'file')} of end-to-end tests`,
  ]
  return {
    since,
    stories,
    specs: ran,
    leftOut: `${left.join(', ')}, and every mode but ${modes['desktop-light']?.title}`,
  }
}

/**
 * The sources that a file of stories is about: for primitives, the folders of those it imports; for a part of the console,
 * its folder and what that imports. Every story mounts the whole console, so the whole import graph would tell nothing.
 */
function shownBy(file: string): ReadonlySet<string> {
  if (file.startsWith('stories/ui/')) {
    const imported = importsIn(file)
    const folders = primitives().flatMap((each) => (imported.includes(each.file) ? each.folder : []))
    return new Set(graph.files.filter((each) => folders.includes(dirname(each))))
  }
  const subject = subjectOf(file)
  if (!subject) return new Set()
  const isEnd = (each: string) => isTableOfRoutes(each) || !each.startsWith(`${dirname(subject)}/`)
  const reached = graph.reachedFrom(subject, isEnd)
  return new Set([...reached].filter((each) => each.startsWith('packages/console/')))
}

/** The file that loads the code of all screens. */
const isTableOfRoutes = (file: string) => file.endsWith('/routes.tsx')

/** The part of the console that a file of stories is about: its component. */
function subjectOf(stories: string): string | undefined {
  const name = /^ {2}component: (\w+),$/m.exec(readFileSync(join(root, stories), 'utf8'))?.[1]
  const imported = importsIn(stories).filter((file) => file.startsWith('packages/console/src/'))
  return imported.find((file) =>
    new RegExp(`^export function ${name}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
  )
}

/** Empty if it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}
