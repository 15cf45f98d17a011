import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const root = join(import.meta.dirname, '..')
/** Lines of a failure's message that the summary shows. */
const SHOWN_LINES = 6

export interface Outcome {
  passed: number
  /** A test's file and name, then the beginning of what went wrong. */
  failures: readonly string[]
}

/** A run that ended with an exit code: of Vitest or Playwright, with its JSON report. */
export interface Reported {
  code: number
  file: string
}

interface VitestReport {
  testResults: {
    name: string
    message: string
    assertionResults: { title: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: { message?: string }[]
}

export function outcomeOfVitest({ code, file }: Reported): Outcome {
  const report = read<VitestReport>(file)
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ name, ...test })))
  const failedFiles = files.filter(({ message }) => message)
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: orCrash(code, file, [
      ...failedFiles.map(({ name, message }) => failure(relative(root, name), '', message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, title, failureMessages }) => failure(relative(root, name), title, failureMessages.join('\n'))),
    ]),
  }
}

/** A test that passed only when it was repeated counts as failed. */
export function outcomeOfPlaywright({ code, file }: Reported): Outcome {
  const report = read<PlaywrightReport>(file)
  const tests = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file: spec, tests: each }) => each.map((test) => ({ title, spec, ...test })))
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: orCrash(code, file, [
      ...(report?.errors ?? []).map(({ message = '' }) => failure('Playwright', '', message)),
      ...tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ title, spec, results }) =>
          failure(`e2e/${spec}`, title, results.find(({ error }) => error)?.error?.message ?? ''),
        ),
    ]),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

/** A run that fails without a failed test (a crash, or no report) counts as one failure. */
function orCrash(code: number, file: string, failures: readonly string[]): readonly string[] {
  if (failures.length > 0 || (code === 0 && existsSync(file))) return failures
  return [
    `${relative(root, file)}: the run ended with exit code ${code} and names no failed test; see its output above`,
  ]
}

function failure(file: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const relevant = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('at '))
  const shown = relevant.slice(0, SHOWN_LINES).map((line) => `    ${line}`)
  return [[file, title].filter(Boolean).join(' › '), ...shown].join('\n')
}
