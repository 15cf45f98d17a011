import { type Verdict, verdictSign } from '@driver-trust/domain/driver'
import { Heading } from '@driver-trust/ui/heading'
import { Text } from '@driver-trust/ui/text'
import { VerdictSign } from '@driver-trust/ui/verdict-sign'
import { formatDate } from './formatDate.ts'
import { band, grounds, title as titleStyle, words } from './verdictPanel.css.ts'

/** Whether a person can drive here today, in a sign and in words, with the reason and since when. Only "can't" is reversed. */
export function VerdictPanel({ verdict }: { verdict: Verdict }) {
  const { group, title, since, notes } = verdict
  return (
    <section aria-label="Verdict" className={`${band} ${grounds[group]}`}>
      <VerdictSign verdict={verdictSign(verdict)} size="40" ground="band" />
      <div className={words}>
        <Heading level={2} size="24" className={titleStyle}>
          {title}
        </Heading>
        {since !== undefined && <Text as="p">{`Since ${formatDate(since)}`}</Text>}
        {notes.map((note) => (
          <Text key={note} as="p">
            {note}
          </Text>
        ))}
      </div>
    </section>
  )
}
