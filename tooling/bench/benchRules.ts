import { passwordProblems, redirectTarget } from '@driver-trust/domain/auth'
import { describeError, RequestError } from '@driver-trust/domain/http'
import { firstNameProblem } from '@driver-trust/domain/people'
import { isUuid } from '@driver-trust/domain/struct'
import { emailProblem, isEmail } from '@driver-trust/domain/text'

export interface RuleFigures {
  rule: string
  milliseconds: number
  /** Time for twice the input, as a factor: about 2 if the rule is linear. */
  doubling: number
}

const LENGTH = 100_000
/** Milliseconds below which a time means nothing. */
const RESOLUTION = 0.2
const ORIGIN = 'https://console.example.com'

/** Rules with the kind of text on which a careless expression backtracks. */
const RULES: Readonly<Record<string, { fill: string; run: (text: string) => unknown }>> = {
  firstName: { fill: 'a\u200c', run: (text) => firstNameProblem(`${text}1`) },
  'e-mail, many dots': { fill: 'a.', run: (text) => isEmail(`${text}@${text}`) },
  'e-mail, many hyphens': { fill: '-a', run: (text) => isEmail(`a@${text}-`) },
  'e-mail message': { fill: '"', run: (text) => emailProblem(text) },
  password: { fill: 'a', run: (text) => passwordProblems(text) },
  uuid: { fill: '0', run: (text) => isUuid(text) },
  redirect: { fill: '/.', run: (text) => redirectTarget(text, ORIGIN) },
  'error text': { fill: '"a', run: (text) => describeError(new Error(text)) },
  'request error': { fill: 'a', run: (text) => describeError(new RequestError({ call: text, failure: 'network' })) },
}

/** Each rule on 100,000 characters, and how its time grows when they double. */
export function benchRules(): RuleFigures[] {
  return Object.entries(RULES).map(([rule, { fill, run }]) => {
    const text = fill.repeat(LENGTH / fill.length)
    const milliseconds = medianOf(() => run(text))
    const doubled = medianOf(() => run(text + text))
    return { rule, milliseconds, doubling: Math.max(doubled, RESOLUTION) / Math.max(milliseconds, RESOLUTION) }
  })
}

/** Median milliseconds that some work takes, over several runs after a warm-up. */
function medianOf(work: () => unknown, runs = 7): number {
  work()
  const times = Array.from({ length: runs }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0
}
