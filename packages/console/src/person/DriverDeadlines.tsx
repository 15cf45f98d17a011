import { useDeadlines } from '@driver-trust/domain/data'
import { type Deadlines, deadlineDocumentLabels, documentsByUrgency } from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Card } from '@driver-trust/ui/card'
import { Heading } from '@driver-trust/ui/heading'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useHost } from '../host/host.ts'
import { useToday } from '../host/useToday.ts'
import { Loaded } from '../page/Loaded.tsx'
import { day, deadline, document as documentStyle, deadlines as listStyle, state } from './driverParts.css.ts'
import { formatDay } from './formatDate.ts'

/** When each of a driver's documents expires, relative to today, most urgent first. */
export function DriverDeadlines({ userId }: { userId: string }) {
  const deadlines = useDeadlines(userId)
  return (
    <Card as="section" aria-label="Deadlines">
      <Stack gap="4">
        <Heading level={2} size="16">
          Deadlines
        </Heading>
        <Loaded of={deadlines} pending={<Skeleton width="70%" />}>
          {(loaded) => <Documents of={loaded} />}
        </Loaded>
      </Stack>
    </Card>
  )
}

function Documents({ of }: { of: Deadlines['deadlines'] }) {
  const today = useToday()
  const { requiredDocuments } = useHost()
  return (
    <dl className={listStyle}>
      {documentsByUrgency(of, today, requiredDocuments).map(({ document, label, tone, deadline: date }) => (
        <div key={document} className={deadline}>
          <dt className={documentStyle}>{deadlineDocumentLabels[document]}</dt>
          <dd className={state}>
            <Badge tone={tone}>{label}</Badge>
          </dd>
          {formatDay(date) !== undefined && (
            <dd className={day}>
              <Text size="13" tone="muted" tabular>
                {formatDay(date)}
              </Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
