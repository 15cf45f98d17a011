import { formatDriverId, signalOf, type Verdict } from '@driver-trust/domain/driver'
import { Heading } from '@driver-trust/ui/heading'
import { Signal } from '@driver-trust/ui/signal'
import { Text } from '@driver-trust/ui/text'
import { copied } from './contact.tsx'
import { formatDate } from './formatDate.ts'
import { band, grounds, idBeside, idFigures, title as titleStyle, words } from './verdictPanel.css.ts'

export interface VerdictPanelProps {
  verdict: Verdict
  /** Of the driver's page, where the verdict reaches from edge to edge and has the ID beside it. */
  page?: { dtId?: number | undefined } | undefined
}

/** Whether a person can drive here today, in a sign and in words, with the reason and since when. Only "can't" is reversed. */
export function VerdictPanel({ verdict, page }: VerdictPanelProps) {
  const { group, title, since, notes } = verdict
  return (
    <section aria-label="Verdict" className={`${band} ${grounds[group]}`} data-bleed={page && 'top'}>
      <Signal aspect={signalOf(verdict)} size="40" ground="band" />
      <div className={words}>
        <Heading level={2} size={page ? '32' : '24'} className={titleStyle}>
          {title}
        </Heading>
        {since !== undefined && <Text as="p">{`Since ${formatDate(since)}`}</Text>}
        {notes.map((note) => (
          <Text key={note} as="p">
            {note}
          </Text>
        ))}
      </div>
      {page?.dtId !== undefined && (
        <div className={idBeside}>
          Driver ID
          {copied(
            'driver ID',
            String(page.dtId),
            <span dir="ltr" className={idFigures}>
              {formatDriverId(page.dtId)}
            </span>,
          )}
        </div>
      )}
    </section>
  )
}
