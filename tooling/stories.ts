import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { isPinnedBrowser } from './browser.ts'
import type { Reported } from './outcomes.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
/** Vitest's suffix for the screenshot it took. */
const ACTUAL = '-actual.png'

interface Options {
  /** Folders or names of stories; all of them if empty. */
  filters?: readonly string[]
  /** More arguments of Vitest. */
  args?: readonly string[]
  /** The folder for each run's JSON report. */
  reports: string
}

interface Part {
  /** Also names its report. */
  name: string
  modes: readonly string[]
  filters: readonly string[]
}

/**
 * Runs stories in all modes and compares their screenshots, or in the first mode where another browser would draw other
 * pixels; two runs at once, each in its own browser.
 */
export async function showStories({ filters = [], args = [], reports }: Options): Promise<readonly Reported[]> {
  rmSync(out, { recursive: true, force: true })
  if (!isPinnedBrowser)
    console.log("Screenshots are only compared on Linux x64 with the lockfile's Chromium: stories run without them.")
  const show = async (part: Part): Promise<Reported> => {
    const file = join(reports, `stories-${part.name}.json`)
    const projects = part.modes.flatMap((name) => ['--project', name])
    const env = isPinnedBrowser ? { VISUAL: '1', CI: '1' } : undefined
    return { code: await run('vitest', ['run', ...part.filters, ...projects, ...args, ...reportTo(file)], env), file }
  }
  const runs = (await Promise.all(lanesOf(filters).map((lane) => inTurn(lane, show)))).flat()
  if (runs.some(({ code }) => code !== 0)) await showChanges()
  return runs
}

/** Story files from here on, in alphabetical order, are run by the lane of the other modes: then both take equally long. */
const SECOND_LANE = 'stories/screens/R'

/** Two lanes: the first mode also checks each story, so the other lane runs some of its files. */
function lanesOf(filters: readonly string[]): Part[][] {
  const [first = '', ...others] = Object.keys(modes)
  const inFirst = { name: first, modes: [first], filters }
  if (!isPinnedBrowser) return [[inFirst]]
  const inOthers = { name: 'other-modes', modes: others, filters }
  if (filters.length > 0) return [[inFirst], [inOthers]]
  const files = globSync('stories/**/*.stories.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const { early = [], late = [] } = Object.groupBy(files, (file) => (file < SECOND_LANE ? 'early' : 'late'))
  return [[{ ...inFirst, filters: early }], [inOthers, { ...inFirst, name: `${first}-late`, filters: late }]]
}

async function inTurn(lane: readonly Part[], show: (part: Part) => Promise<Reported>): Promise<Reported[]> {
  const runs: Reported[] = []
  for (const part of lane) runs.push(await show(part))
  return runs
}

/** Makes Vitest write its results to a file as well as printing them. */
export function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

/** Builds one page with every screenshot that changed: before, after and the difference. */
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
  console.log(`${changed.length} screenshots changed: open .visual-out/report.html`)
}

// `npm run test:visual`, followed by --update and parts of story file names
if (import.meta.main) {
  const given = process.argv.slice(2)
  const filters = given.filter((argument) => argument !== '--update')
  const update = given.includes('--update') ? ['--update=all'] : []
  const args = [...update, '--passWithNoTests'] // a file can have screenshots in one mode only
  const runs = await showStories({ filters, args, reports: join(root, 'test-results', 'screenshots') })
  process.exitCode = runs.find(({ code }) => code !== 0)?.code ?? 0
}
