import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOfPlaywright, outcomeOfVitest } from './outcomes.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'outcomes-'))
afterAll(() => rmSync(folder, { recursive: true }))

let reports = 0
function reportOf(content: unknown): string {
  reports += 1
  const file = join(folder, `${reports}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const passed = { title: 'adds', status: 'passed', failureMessages: [] }
const failed = {
  title: 'subtracts',
  status: 'failed',
  failureMessages: [
    'AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n\n    at sum.test.ts:3:1\n    at run (node:1:1)',
  ],
}
const name = join(root, 'packages', 'sum.test.ts')
const vitestReport = (numPassedTests: number, assertionResults: readonly unknown[], message = '') =>
  reportOf({ numPassedTests, testResults: [{ name, message, assertionResults }] })

const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'sum.spec.ts',
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }] }],
})

describe('a run of Vitest', () => {
  test('passes with the number of passed tests', () => {
    const file = vitestReport(2, [passed, passed])
    expect(outcomeOfVitest({ code: 0, file })).toEqual({ passed: 2, failures: [] })
  })

  test('names each failed test with its message, without colours and stack', () => {
    const file = vitestReport(1, [passed, failed])
    const failures = ['packages/sum.test.ts › subtracts\n    AssertionError: expected 1 to be 2']
    expect(outcomeOfVitest({ code: 1, file })).toEqual({ passed: 1, failures })
  })

  test('names a file that could not be loaded', () => {
    const file = vitestReport(0, [], "Cannot find module './sum.ts'")
    const failures = ["packages/sum.test.ts\n    Cannot find module './sum.ts'"]
    expect(outcomeOfVitest({ code: 1, file })).toEqual({ passed: 0, failures })
  })

  test.each([
    ['fails without a failed test', 1, vitestReport(1, [passed])],
    ['ends without a report', 0, join(folder, 'none.json')],
  ])('that %s counts as one failure', (_, code, file) => {
    expect(outcomeOfVitest({ code, file }).failures).toEqual([expect.stringContaining(`exit code ${code}`)])
  })
})

describe('a run of Playwright', () => {
  test('names what failed, and what passed only when it was repeated', () => {
    const file = reportOf({
      errors: [],
      stats: { expected: 1 },
      suites: [
        {
          specs: [spec('adds', 'expected'), spec('waits', 'skipped')],
          suites: [{ specs: [spec('subtracts', 'unexpected', 'Error: 1 is not 2'), spec('divides', 'flaky')] }],
        },
      ],
    })
    expect(outcomeOfPlaywright({ code: 1, file })).toEqual({
      passed: 1,
      failures: ['e2e/sum.spec.ts › subtracts\n    Error: 1 is not 2', 'e2e/sum.spec.ts › divides'],
    })
  })

  test('names an error outside of every test', () => {
    const file = reportOf({ errors: [{ message: 'Error: Port 4283 is taken' }], stats: { expected: 0 }, suites: [] })
    const failures = ['Playwright\n    Error: Port 4283 is taken']
    expect(outcomeOfPlaywright({ code: 1, file })).toEqual({ passed: 0, failures })
  })

  test('that fails without a failed test counts as one failure', () => {
    const file = reportOf({ errors: [], stats: { expected: 1 }, suites: [{ specs: [spec('adds', 'expected')] }] })
    expect(outcomeOfPlaywright({ code: 1, file }).failures).toEqual([expect.stringContaining('exit code 1')])
  })
})
