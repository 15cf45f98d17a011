import { type Aspect, Signal } from '@driver-trust/ui/signal'
import { line, list, note, word } from './verdictBoard.css.ts'

/** The product's three verdicts with their signs, beside the forms outside the core area. */
export function VerdictBoard() {
  return (
    <ul className={list}>
      {lines.map(({ aspect, says, and }) => (
        <li key={aspect} className={line}>
          <Signal aspect={aspect} size="40" ground="board" />
          <span className={word}>{says}</span>
          <span className={note}>{and}</span>
        </li>
      ))}
    </ul>
  )
}

const lines: readonly { aspect: Aspect; says: string; and: string }[] = [
  { aspect: 'stop', says: 'Can’t drive', and: 'and the reason why' },
  { aspect: 'wait', says: 'Not cleared yet', and: 'and what is missing' },
  { aspect: 'go', says: 'Can drive', and: 'and until when' },
]
