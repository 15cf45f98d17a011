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

interface Part {
  /** Names its report. */
  name: string
  modes: readonly string[]
  /** The folders or names of stories; all without any. */
  filters: readonly string[]
}

const [first = '', ...others] = Object.keys(modes)
const PRIMITIVES = 'stories/ui/'
const folders = globSync('stories/*/', { cwd: root }).map((folder) => `${folder.replaceAll('\\', '/')}/`)

/** Two lanes that take about as long: in the first mode each story is checked as well, so the others take its primitives over. */
const everything: readonly (readonly Part[])[] = [
  [{ name: 'screens', modes: [first], filters: folders.filter((folder) => folder !== PRIMITIVES) }],
  [
    { name: 'other-modes', modes: others, filters: [] },
    { name: 'primitives', modes: [first], filters: [PRIMITIVES] },
  ],
]

/** Shows stories in all modes with their pictures, or in the first mode without: two runs at once, in a browser each. */
export async function showStories({
  pictures,
  update = false,
  filters = [],
  reports,
}: Options): Promise<readonly StoryRun[]> {
  rmSync(out, { recursive: true, force: true })
  const inFirst = [{ name: first, modes: [first], filters }]
  const chosen = [inFirst, [{ name: 'other-modes', modes: others, filters }]]
  const lanes = filters.length > 0 ? chosen : everything
  const show = async (part: Part): Promise<StoryRun> => {
    const report = join(reports, `stories-${part.name}.json`)
    const projects = part.modes.flatMap((name) => ['--project', name])
    const options = [...(update ? ['--update=all'] : []), ...(filters.length > 0 ? ['--passWithNoTests'] : [])] // a file may have pictures in one mode only
    const args = ['run', ...part.filters, ...projects, ...options, ...reportTo(report)]
    const { code } = await run('vitest', args, pictures ? { VISUAL: '1', CI: '1' } : {})
    return { code, report }
  }
  const runs = await Promise.all((pictures ? lanes : [inFirst]).map((lane) => inTurn(lane, show)))
  if (runs.flat().some(({ code }) => code !== 0)) await showChanges()
  return runs.flat()
}

async function inTurn(lane: readonly Part[], show: (part: Part) => Promise<StoryRun>): Promise<StoryRun[]> {
  const runs: StoryRun[] = []
  for (const part of lane) runs.push(await show(part))
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
