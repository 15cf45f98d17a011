import { displayName, type Named } from '@driver-trust/domain'
import { Heading } from '@driver-trust/ui/heading'
import { Text } from '@driver-trust/ui/text'
import { list, person } from './peopleNames.css.ts'

interface PeopleNamesProps {
  title: string
  people: readonly { row: Named & { id: string }; reason?: string }[]
}

/** People by name under a heading that counts them, each with a reason where there is one; nothing for nobody. */
export function PeopleNames({ title, people }: PeopleNamesProps) {
  if (people.length === 0) return null
  return (
    <section aria-label={title}>
      <Heading level={3} size="14">
        {title} ({people.length})
      </Heading>
      <ul className={list}>
        {people.map(({ row, reason }) => (
          <li key={row.id} className={person}>
            {displayName(row)}
            {reason && (
              <Text as="div" size="12" tone="muted">
                {reason}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
