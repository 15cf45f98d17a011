import { existsSync, readFileSync, rmSync } from 'node:fs'
import { type Layer, layers, outcomeFile } from './layers.ts'
import { type Outcome, sum } from './outcomes.ts'
import { run } from './run.ts'

interface Row extends Outcome {
  title: string
  seconds: number
  /** It ran green on the same files before. */
  isCached: boolean
}

// `npm test`, `npm run test:all`, what a change concerns: `npm test -- --changed`, or only some layers: `npm test -- lint types`
const given = process.argv.slice(2)
const isAll = given.includes('all')
const isChanged = given.includes('--changed')
const flags = given.filter((argument) => argument.startsWith('--') && argument !== '--changed')
const names = given.filter((argument) => !argument.startsWith('--') && argument !== 'all')
const unknown = names.filter((name) => !layers.some((layer) => layer.name === name))
if (unknown.length > 0)
  throw new Error(`No such layer: ${unknown.join(', ')}. There are ${layers.map(({ name }) => name).join(', ')}.`)
const wanted = isChanged ? ['lint', 'types', 'changed'] : names
const chosen = layers.filter(({ name, only }) =>
  wanted.length > 0 ? wanted.includes(name) : !only || (only === 'all' && isAll),
)
summarise(await inLanes(chosen))

/** One lane beside the other, in each one layer after the other: two browsers fill two cores. */
async function inLanes(all: readonly Layer[]): Promise<readonly Row[]> {
  const lanes = Object.values(Object.groupBy(all, ({ lane }) => lane))
  const rows = await Promise.all(
    lanes.map(async (lane) => {
      const own: Row[] = []
      for (const layer of lane) own.push(await outcomeOf(layer))
      return own
    }),
  )
  return rows.flat()
}

/** Turborepo leaves out what ran green on the same files, unless `--force` is given, and prints each layer as a whole. */
async function outcomeOf({ name, title, tasks }: Layer): Promise<Row> {
  const started = Date.now()
  rmSync(outcomeFile(name), { force: true })
  const isForced = flags.includes('--force')
  const others = flags.filter((flag) => flag !== '--force')
  const options = [...(isForced ? ['--force'] : []), '--log-order=grouped', '--output-logs=new-only']
  console.log(`── ${title} ──`)
  const code = await run('turbo', ['run', ...tasks, ...options, ...(others.length > 0 ? ['--', ...others] : [])])
  const seconds = Math.round((Date.now() - started) / 1000)
  if (!existsSync(outcomeFile(name))) {
    const failures = code === 0 ? [] : [`turbo run ${tasks.join(' ')}`]
    return { title, seconds, passed: 1 - failures.length, failures, isCached: false }
  }
  const outcome = JSON.parse(readFileSync(outcomeFile(name), 'utf8')) as Outcome & { started: number }
  return { ...outcome, title, seconds, isCached: outcome.started < started }
}

function summarise(rows: readonly Row[]) {
  console.log('\n── summary ──')
  for (const { title, passed, failures, seconds, isCached } of rows) {
    const counts = `${String(passed).padStart(5)} passed${String(failures.length).padStart(5)} failed`
    console.log(`${title.padEnd(28)}${counts}${String(seconds).padStart(6)} s${isCached ? ' (unchanged)' : ''}`)
  }
  const { passed, failures } = sum(rows)
  for (const failure of failures) console.log(`\n✘ ${failure}`) // last, where even a shortened output still has them
  console.log(`\n${passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1
}
