import { type Sign, VerdictSign } from '@driver-trust/ui/verdict-sign'
import { line, list, note, word } from './verdictBoard.css.ts'

/** What the product answers, as its board says it, beside the forms outside of it. */
export function VerdictBoard() {
  return (
    <ul className={list}>
      {lines.map(({ verdict, says, and }) => (
        <li key={verdict} className={line}>
          <VerdictSign verdict={verdict} size="40" ground="board" />
          <span className={word}>{says}</span>
          <span className={note}>{and}</span>
        </li>
      ))}
    </ul>
  )
}

const lines: readonly { verdict: Sign; says: string; and: string }[] = [
  { verdict: 'cannot', says: 'Can’t drive', and: 'and the reason why' },
  { verdict: 'pending', says: 'Not cleared yet', and: 'and what is missing' },
  { verdict: 'can', says: 'Can drive', and: 'and until when' },
]
