import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
/** How Vitest ends the name of the picture that it took. */
const ACTUAL = '-actual.png'

interface Options {
  pictures: boolean
  update?: boolean
  /** What Vitest is told besides: the folders or names of stories. */
  filters?: readonly string[]
  /** Where each run leaves its JSON report. */
  reports: string
}

export interface StoryRun {
  code: number
  report: string
}

/** The mode in which each story is shown and checked takes about as long as all others together. */
const [first = '', ...others] = Object.keys(modes)

/** Shows stories in all modes with their pictures, or in the first mode without: two runs at once, in a browser each. */
export async function showStories({
  pictures,
  update = false,
  filters = [],
  reports,
}: Options): Promise<readonly StoryRun[]> {
  rmSync(out, { recursive: true, force: true })
  const env: Record<string, string> = pictures ? { VISUAL: '1', CI: '1' } : {}
  const args = ['run', ...filters, ...(update ? ['--update=all'] : [])]
  const runs = await Promise.all(
    (pictures ? [[first], others] : [[first]]).map(async (names) => {
      const report = join(reports, `stories-${names[0]}.json`)
      const projects = names.flatMap((name) => ['--project', name])
      const { code } = await run('vitest', [...args, ...projects, ...reportTo(report)], env)
      return { code, report }
    }),
  )
  if (runs.some(({ code }) => code !== 0)) await showChanges()
  return runs
}

/** What makes Vitest leave its results in a file besides printing them. */
export function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

/** One page with before, after and difference of every picture that changed. */
async function showChanges() {
  const changed = globSync(`*/*${ACTUAL}`, { cwd: out })
  if (changed.length === 0) return
  for (const file of changed) {
    const name = file.replace(ACTUAL, '.png')
    const before = join(root, 'visual', name)
    cpSync(join(out, file), join(out, 'after', name))
    if (existsSync(before)) cpSync(before, join(out, 'before', name))
  }
  const folders = ['after', 'before', 'difference'].map((folder) => join(out, folder))
  await run('reg-cli', [...folders, '-R', join(out, 'report.html'), '-J', join(out, 'report.json'), '-I'])
  console.log(`${changed.length} pictures changed: open .visual-out/report.html`)
}
