import type { NumberType, PhoneNumber } from 'libphonenumber-js/max'

/** What the library knows of a numbering plan and leaves out of its types. */
interface Plan {
  selectNumberingPlan: (code: string) => void
  hasTypes: () => boolean
  nationalNumberPattern: () => string
  type: (name: Kind) => { pattern: () => string | undefined; possibleLengths: () => number[] | undefined } | undefined
}

type Kind = Exclude<NumberType, 'FIXED_LINE_OR_MOBILE' | undefined>
type Rule = (nationalNumber: string) => boolean
type Library = Pick<typeof import('libphonenumber-js/max'), 'Metadata'>

/** Every kind of number that is one. */
const kinds: Record<Kind, true> = {
  FIXED_LINE: true,
  MOBILE: true,
  PREMIUM_RATE: true,
  TOLL_FREE: true,
  SHARED_COST: true,
  VOIP: true,
  PERSONAL_NUMBER: true,
  PAGER: true,
  UAN: true,
  VOICEMAIL: true,
}

/** The library's `isValid`, which makes its long expressions anew for each number: here each numbering plan's are made once. */
export function validity(library: Library): (number: PhoneNumber) => boolean {
  const rules = new Map<string, Rule>()
  return ({ country, countryCallingCode, nationalNumber }) => {
    const code = country ?? countryCallingCode
    const rule = rules.get(code) ?? ruleOf(library, code)
    rules.set(code, rule)
    return rule(nationalNumber)
  }
}

function ruleOf({ Metadata }: Library, code: string): Rule {
  const plan = new Metadata() as unknown as Plan // the types name a part of it
  plan.selectNumberingPlan(code)
  const general = whole(plan.nationalNumberPattern())
  if (!plan.hasTypes()) return (text) => general.test(text)
  const typed = Object.keys(kinds).flatMap((kind) => {
    const type = plan.type(kind as Kind) // keys of a literal, whose type Object.keys widens
    const pattern = type?.pattern()
    return pattern ? [{ expression: whole(pattern), lengths: type?.possibleLengths() }] : []
  })
  return (text) =>
    general.test(text) &&
    typed.some(({ expression, lengths }) => (lengths?.includes(text.length) ?? true) && expression.test(text))
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`)
}
