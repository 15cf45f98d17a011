import { CheckIcon } from '../icon/icons.tsx'
import { optionNote, optionText, optionTick } from './popup.css.ts'

/** One of the things one can choose. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line that helps to choose. */
  hint?: string | undefined
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined
}

/** A choice in words: its label, and under it its hint or why it cannot be chosen. */
export function ChoiceText({ choice: { label, hint, disabledReason } }: { choice: Choice }) {
  const note = disabledReason ?? hint
  return (
    <span className={optionText}>
      {label}
      {note && <span className={optionNote}>{note}</span>}
    </span>
  )
}

/** Stands in every option of a list and is seen where base-ui marks that as selected or checked. */
export function OptionTick() {
  return (
    <span className={optionTick}>
      <CheckIcon />
    </span>
  )
}

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

const said = new Set<string>()

/** Tells the developer, once and never in production, what was passed wrongly: what it is, what follows and how to mend it. */
export function explain(sentence: string): void {
  if (!import.meta.env.DEV || said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: nobody else reads it
  console.warn(sentence)
}
