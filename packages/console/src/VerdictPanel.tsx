import { type Verdict, verdictTones } from '@driver-trust/domain/driver'
import { Heading } from '@driver-trust/ui/heading'
import { ToneShape } from '@driver-trust/ui/icon'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { formatDate } from './DateText.tsx'
import { panel, shape, title as titleStyle, tones, words } from './verdictPanel.css.ts'

interface VerdictPanelProps {
  verdict: Verdict
  /** `gate` fills a phone held at arm's length. */
  size?: 'page' | 'gate'
  /** Shown above the verdict: who it is about. */
  about?: ReactNode
  children?: ReactNode
}

/** Whether a person can drive here today, in words, shape and tone, with the reason and since when. */
export function VerdictPanel({ verdict, size = 'page', about, children }: VerdictPanelProps) {
  const { kind, title, since, notes } = verdict
  const tone = verdictTones[kind]
  return (
    <section aria-label="Verdict" className={`${panel[size]} ${tones[tone]}`} data-verdict={kind}>
      <ToneShape tone={tone} size="24" className={shape[size]} />
      <div className={words}>
        {about}
        <Heading level={2} size={size === 'gate' ? '32' : '24'} className={titleStyle}>
          {title}
        </Heading>
        {since !== undefined && <Text as="p">{`Since ${formatDate(since)}`}</Text>}
        {notes.map((note) => (
          <Text key={note} as="p">
            {note}
          </Text>
        ))}
        {children}
      </div>
    </section>
  )
}
