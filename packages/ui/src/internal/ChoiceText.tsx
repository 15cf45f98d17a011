import type { Choice } from './Choice.ts'
import { optionNote, optionText } from './popup.css.ts'

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
