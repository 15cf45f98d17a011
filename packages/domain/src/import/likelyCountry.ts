import type { PhoneRules } from '../phone/PhoneRules.ts'

/** So many numbers tell. */
const told = 200

/** The country that most of the numbers with a country code belong to: a first guess for those without (product, section 6: Default country). */
export function likelyCountry(phones: readonly string[], { grouped }: Pick<PhoneRules, 'grouped'>): string | undefined {
  const counts = new Map<string, number>()
  for (const phone of phones.slice(0, told)) {
    const country = /^\s*(?:\+|00)/.test(phone) ? grouped(phone).country : undefined
    if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return [...counts].reduce<[string | undefined, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [undefined, 0],
  )[0]
}
