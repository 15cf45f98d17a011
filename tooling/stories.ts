import { globSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { modes as allModes } from '../.storybook/modes.ts'
import { isPinnedBrowser } from './browser.ts'
import { type Outcome, outcomeOfVitest, sum } from './outcomes.ts'
import { plural } from './plural.ts'
import { storyIndex } from './review/pictures/storyIndex.ts'
import { run } from './run.ts'
import { differing } from './visual/compare.ts'
import { DIGESTS, digestsOf, dropOld, linesOf, takenIn } from './visual/digests.ts'

const root = join(import.meta.dirname, '..')
const out = join(root, '.visual-out')
const [first = ''] = Object.keys(allModes)

interface Options {
  modes: readonly string[]
  /** Folders or names of stories; all of them if empty. */
  filters?: readonly string[]
  /** More arguments of Vitest. */
  args?: readonly string[]
  /** The folder for each run's JSON report. */
  reports: string
  /** Takes the screenshots for what every later run should see. */
  update?: boolean
}

interface Part {
  /** Also names its report. */
  name: string
  modes: readonly string[]
  filters: readonly string[]
}

/**
 * Runs stories in these modes and compares their screenshots, or only runs them in the first mode where another browser
 * would draw other pixels; two runs at once, each in its own browser.
 */
export async function showStories({
  modes,
  filters = [],
  args = [],
  reports,
  update = false,
}: Options): Promise<Outcome> {
  rmSync(out, { recursive: true, force: true })
  if (update && modes.includes(first)) dropWords(filters)
  if (!isPinnedBrowser)
    console.log("Screenshots are only compared on Linux x64 with the lockfile's Chromium: stories run without them.")
  const show = async (part: Part): Promise<Outcome> => {
    const file = join(reports, `stories-${part.name}.json`)
    const projects = part.modes.flatMap((name) => ['--project', name])
    const hasWords = part.modes.includes(first)
    const env = { CI: '1', ...(hasWords && { WORDS: '1' }), ...(isPinnedBrowser && { VISUAL: '1' }) }
    const snapshots = update ? 'all' : 'none'
    // Without words, 'none' would fail for snapshots that aren't taken, and 'all' would remove them.
    const own = [...projects, ...args, `--update=${hasWords ? snapshots : 'new'}`, ...reportTo(file)]
    const code = await run('vitest', ['run', ...part.filters, ...own], env)
    return outcomeOfVitest({ code, file })
  }
  const ran = sum((await Promise.all(lanesOf(modes, filters).map((lane) => inTurn(lane, show)))).flat())
  if (update) updateDigests()
  dropOld([...digestsOf().values(), ...takenIn().values()])
  return sum([ran, { passed: 0, failures: update ? [] : await differing(takenIn()) }])
}

/** The words are written anew: Vitest would write what is left of an old snapshot without its quotes, and then can't read it. */
function dropWords(filters: readonly string[]) {
  for (const file of globSync('stories/**/__snapshots__/*.snap', { cwd: root })) {
    const story = file.replaceAll('\\', '/').replace('__snapshots__/', '')
    if (filters.length === 0 || filters.some((filter) => story.includes(filter))) rmSync(join(root, file))
  }
}

/** Takes over what was taken, and drops lines of stories that no longer have the mode's tag. */
function updateDigests() {
  const entries = storyIndex(root, out)
  const isShown = (name: string) => {
    const { tags = [] } = entries[basename(name)] ?? {}
    return tags.includes(allModes[dirname(name)]?.tag ?? '') && !tags.includes('no-visual')
  }
  const before = digestsOf()
  const after = new Map([...before, ...takenIn()].filter(([name]) => isShown(name)))
  writeFileSync(join(root, DIGESTS), linesOf(after))
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => before.get(name) !== after.get(name))
  console.log([...changed, `${plural(changed.length, 'digest')} changed: the screenshots are in .visual`].join('\n'))
}

/** Story files from here on, in alphabetical order, are run by the lane of the other modes: then both take equally long. */
const SECOND_LANE = 'stories/screens/OrganisationS'

/** Two lanes: the first mode also checks each story, so the other lane runs some of its files. */
function lanesOf(modes: readonly string[], filters: readonly string[]): Part[][] {
  const inFirst = { name: first, modes: [first], filters }
  const others = { name: 'other-modes', modes: modes.filter((mode) => mode !== first), filters }
  if (!modes.includes(first)) return isPinnedBrowser ? [[others]] : []
  if (!isPinnedBrowser) return [[inFirst]]
  if (filters.length > 0) return [[inFirst], [others]]
  const files = globSync('stories/**/*.stories.tsx', { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const { early = [], late = [] } = Object.groupBy(files, (file) => (file < SECOND_LANE ? 'early' : 'late'))
  return [[{ ...inFirst, filters: early }], [others, { ...inFirst, name: `${first}-late`, filters: late }]]
}

async function inTurn(lane: readonly Part[], show: (part: Part) => Promise<Outcome>): Promise<Outcome[]> {
  const runs: Outcome[] = []
  for (const part of lane) runs.push(await show(part))
  return runs
}

/** Makes Vitest write its results to a file as well as printing them. */
export function reportTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

// `npm run test:visual`, followed by --update and parts of story file names
if (import.meta.main) {
  const given = process.argv.slice(2)
  const filters = given.filter((argument) => argument !== '--update')
  const args = ['--passWithNoTests'] // a file can have screenshots in one mode only
  const reports = join(root, 'test-results', 'screenshots')
  const { failures } = await showStories({
    modes: Object.keys(allModes),
    filters,
    args,
    reports,
    update: given.includes('--update'),
  })
  for (const failure of failures) console.log(`✘ ${failure}`)
  process.exitCode = failures.length > 0 ? 1 : 0
}
