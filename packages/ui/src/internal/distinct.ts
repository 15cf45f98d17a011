import { explain } from './explain.ts'

/** The options without those whose value came before: two with one value could not be told apart by whoever chooses. */
export function distinct<Option extends { value: string }>(
  part: string,
  options: readonly Option[],
): readonly Option[] {
  const seen = new Set<string>()
  const kept = options.filter(({ value }) => !seen.has(value) && seen.add(value))
  if (kept.length === options.length) return options
  const twice = options.find((option) => !kept.includes(option))?.value
  explain(
    `${part} has more than one option with the value "${twice}": only the first is shown, since choosing either would mean the same. Give each option a value of its own.`,
  )
  return kept
}
