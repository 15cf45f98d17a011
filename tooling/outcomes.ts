import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

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

export function outcomeOfVitest({ code, file }: Reported): Outcome {
  const report = read<JsonTestResults>(file)
  const failures = (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(relative(root, name), '', message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title, failureMessages }) => failure(relative(root, name), title, failureMessages?.join('\n'))),
  ])
  return { passed: report?.numPassedTests ?? 0, failures: orCrash(code, file, failures) }
}

/** A test that passed only when it was repeated counts as failed. */
export function outcomeOfPlaywright({ code, file }: Reported): Outcome {
  const report = read<JSONReport>(file)
  const failures = (report?.suites ?? [])
    .flatMap(specsOf)
    .flatMap(({ title, file: spec, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(`e2e/${spec}`, title, results.find(({ error }) => error)?.error?.message)),
    )
  const others = (report?.errors ?? []).map(({ message }) => failure('Playwright', '', message))
  return { passed: report?.stats.expected ?? 0, failures: orCrash(code, file, [...others, ...failures]) }
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSuite['specs'] {
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

function failure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const relevant = lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('at '))
  const shown = relevant.slice(0, SHOWN_LINES).map((line) => `    ${line}`)
  return [[file, title].filter(Boolean).join(' › '), ...shown].join('\n')
}
