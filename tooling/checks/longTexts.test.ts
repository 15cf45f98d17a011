import { passwordProblems, redirectTarget } from '@driver-trust/domain/auth'
import { describeError, RequestError } from '@driver-trust/domain/http'
import { firstNameProblem } from '@driver-trust/domain/people'
import { isUuid } from '@driver-trust/domain/struct'
import { emailProblem, isEmail } from '@driver-trust/domain/text'
import { expect, it } from 'vitest'

const LENGTH = 100_000
/** Milliseconds. The slowest rule takes one; an expression that backtracks takes minutes. */
const LIMIT = 1000

/** Rules with the kind of text on which a careless expression backtracks. */
const RULES: readonly (readonly [rule: string, fill: string, run: (text: string) => unknown])[] = [
  ['first name', 'a\u200c', (text) => firstNameProblem(`${text}1`)],
  ['e-mail, many dots', 'a.', (text) => isEmail(`${text}@${text}`)],
  ['e-mail, many hyphens', '-a', (text) => isEmail(`a@${text}-`)],
  ['e-mail message', '"', (text) => emailProblem(text)],
  ['password', 'a', (text) => passwordProblems(text)],
  ['uuid', '0', (text) => isUuid(text)],
  ['redirect', '/.', (text) => redirectTarget(text, 'https://console.example.com')],
  ['error text', '"a', (text) => describeError(new Error(text))],
  ['request error', 'a', (text) => describeError(new RequestError({ call: text, failure: 'network' }))],
]

it.each(RULES)('%s: 100,000 characters are judged at once', (_rule, fill, run) => {
  const text = fill.repeat(LENGTH / fill.length)
  const started = performance.now()
  run(text)
  expect(performance.now() - started).toBeLessThan(LIMIT)
})
