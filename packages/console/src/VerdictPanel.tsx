import { type Verdict, verdictTones } from '@driver-trust/domain/driver'
import { Heading } from '@driver-trust/ui/heading'
import { ToneShape } from '@driver-trust/ui/icon'
import { Text } from '@driver-trust/ui/text'
import { formatDate } from './DateText.tsx'
import { panel, shape, title as titleStyle, tones, words } from './verdictPanel.css.ts'

/** Whether a person can drive here today, in words, shape and tone, with the reason and since when. */
export function VerdictPanel({ verdict: { kind, title, since, notes } }: { verdict: Verdict }) {
  const tone = verdictTones[kind]
  return (
    <section aria-label="Verdict" className={`${panel} ${tones[tone]}`} data-verdict={kind}>
      <ToneShape tone={tone} size="24" className={shape} />
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
