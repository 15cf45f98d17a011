import { cpSync, existsSync, globSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { modes } from '../.storybook/modes.ts'
import { isPinnedBrowser } from './browser.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
/** Vitest's suffix for the screenshot it took. */
const ACTUAL = '-actual.png'

interface Options {
  compares: boolean
  update?: boolean
  /** Folders or names of stories; all of them if empty. */
  filters?: readonly string[]
  /** The folder for each run's JSON report. */
  reports: string
  /** Vitest's option, for a machine that runs only a part of the files. */
  shard?: readonly string[]
}

export interface StoryRun {
  code: number
  report: string
}

interface Part {
  /** Also names its report. */
  name: string
  modes: readonly string[]
  /** Folders or names of stories; all of them if empty. */
  filters: readonly string[]
}

const [first = '', ...others] = Object.keys(modes)
const PRIMITIVES = 'stories/ui/'
const folders = globSync('stories/*/', { cwd: root }).map((folder) => `${folder.replaceAll('\\', '/')}/`)

/**
 * Two lanes that take about equally long: the first mode also checks each story, so the other lane runs its
 * primitives.
 */
const everything: readonly (readonly Part[])[] = [
  [{ name: 'screens', modes: [first], filters: folders.filter((folder) => folder !== PRIMITIVES) }],
  [
    { name: 'other-modes', modes: others, filters: [] },
    { name: 'primitives', modes: [first], filters: [PRIMITIVES] },
  ],
]

/**
 * Runs stories in all modes and compares their screenshots, or in the first mode without comparing; two runs at once,
 * each in its own browser.
 */
export async function showStories({
  compares,
  update = false,
  filters = [],
  reports,
  shard = [],
}: Options): Promise<readonly StoryRun[]> {
  rmSync(out, { recursive: true, force: true })
  const inFirst = [{ name: first, modes: [first], filters }]
  const chosen = [inFirst, [{ name: 'other-modes', modes: others, filters }]]
  const lanes = filters.length > 0 ? chosen : everything
  const show = async (part: Part): Promise<StoryRun> => {
    const report = join(reports, `stories-${part.name}.json`)
    const projects = part.modes.flatMap((name) => ['--project', name])
    const mayBeEmpty = filters.length > 0 || shard.length > 0 // a file can have screenshots in one mode only
    const options = [...(update ? ['--update=all'] : []), ...(mayBeEmpty ? ['--passWithNoTests'] : []), ...shard]
    const args = ['run', ...part.filters, ...projects, ...options, ...reportTo(report)]
    const code = await run('vitest', args, compares ? { VISUAL: '1', CI: '1' } : {})
    return { code, report }
  }
  const runs = await Promise.all((compares ? lanes : [inFirst]).map((lane) => inTurn(lane, show)))
  if (runs.flat().some(({ code }) => code !== 0)) await showChanges()
  return runs.flat()
}

async function inTurn(lane: readonly Part[], show: (part: Part) => Promise<StoryRun>): Promise<StoryRun[]> {
  const runs: StoryRun[] = []
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
if (process.argv[1] === import.meta.filename) {
  const reports = join(root, 'test-results', 'screenshots')
  const update = process.argv.includes('--update')
  const filters = process.argv.slice(2).filter((argument) => argument !== '--update')
  if (isPinnedBrowser) {
    const runs = await showStories({ compares: true, update, filters, reports })
    process.exitCode = runs.find(({ code }) => code !== 0)?.code ?? 0
  } else console.log("Screenshots are only compared on Linux x64 with the lockfile's Chromium: skipped here.")
}
