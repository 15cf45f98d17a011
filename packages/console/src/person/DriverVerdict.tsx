import { driverIdDigits, formatDriverId, signalOf, type Verdict } from '@driver-trust/domain/driver'
import { Heading } from '@driver-trust/ui/heading'
import { Signal } from '@driver-trust/ui/signal'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Text } from '@driver-trust/ui/text'
import { copied } from './contact.tsx'
import { formatDate } from './formatDate.ts'
import { type DriverVerdictProps, useDriverVerdict } from './useDriverVerdict.ts'
import { band, grounds, idBeside, idFigures, title as titleStyle, words } from './verdictPanel.css.ts'

interface DriverVerdictPanelProps extends DriverVerdictProps {
  /** Of the driver's page, where the verdict reaches from edge to edge and has the ID beside it. */
  page?: { dtId?: number | undefined }
}

/** Whether a person can drive here today, in a sign and in words, with the reason and since when. Only "can't" is reversed. */
export function DriverVerdict({ page, ...props }: DriverVerdictPanelProps) {
  const { verdict, isWaiting } = useDriverVerdict(props)
  if (isWaiting && !page) return <Skeleton height={84} />
  return (
    <section
      aria-label="Verdict"
      className={`${band} ${grounds[isWaiting ? 'pending' : verdict.group]}`}
      data-bleed={page && 'top'}
    >
      {isWaiting ? <Skeleton width={320} height={32} /> : <Answer verdict={verdict} size={page ? '32' : '24'} />}
      {page?.dtId !== undefined && (
        <div className={idBeside}>
          Driver ID
          {copied(
            'driver ID',
            driverIdDigits(page.dtId),
            <span dir="ltr" className={idFigures}>
              {formatDriverId(page.dtId)}
            </span>,
          )}
        </div>
      )}
    </section>
  )
}

function Answer({ verdict, size }: { verdict: Verdict; size: '24' | '32' }) {
  const { title, since, notes } = verdict
  return (
    <>
      <Signal aspect={signalOf(verdict)} size="40" ground="band" />
      <div className={words}>
        <Heading level={2} size={size} className={titleStyle}>
          {title}
        </Heading>
        {since !== undefined && <Text as="p">{`Since ${formatDate(since)}`}</Text>}
        {notes.map((note) => (
          <Text key={note} as="p">
            {note}
          </Text>
        ))}
      </div>
    </>
  )
}
