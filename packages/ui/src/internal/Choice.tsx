import { CheckIcon } from '../icon/icons.tsx'
import { optionNote, optionText, optionTick } from './popup.css.ts'

/** An option to choose. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line that helps to choose. */
  hint?: string | undefined
  /** Why it is disabled. */
  disabledReason?: string | undefined
}

/** An option's label, with its hint or why it is disabled below. */
export function ChoiceText({ choice: { label, hint, disabledReason } }: { choice: Choice }) {
  const note = disabledReason ?? hint
  return (
    <span className={optionText}>
      {label}
      {note && <span className={optionNote}>{note}</span>}
    </span>
  )
}

/** In every option of a list; visible if Base UI marks the option as selected or checked. */
export function OptionTick() {
  return (
    <span className={optionTick}>
      <CheckIcon />
    </span>
  )
}

/** Drops options whose value occurred before: users couldn't tell them apart. */
export function distinct<Option extends { value: string }>(
  part: string,
  options: readonly Option[],
): readonly Option[] {
  const seen = new Set<string>()
  const kept = options.filter(({ value }) => !seen.has(value) && seen.add(value))
  if (kept.length === options.length) return options
  const twice = options.find((option) => !kept.includes(option))?.value
  warnOnce(
    `${part} has more than one option with the value "${twice}": only the first is shown, since choosing either would mean the same. Give each option a value of its own.`,
  )
  return kept
}

const said = new Set<string>()

/** Warns developers once, never in production, about a wrong prop: what it is, its effect and the fix. */
export function warnOnce(sentence: string): void {
  if (!import.meta.env.DEV || said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: nobody else reads it
  console.warn(sentence)
}
