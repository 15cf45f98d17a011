import { driverIdDigits, formatDriverId } from '@driver-trust/domain/driver'
import type { PersonFields } from '@driver-trust/domain/people'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { contact, copied, figures } from './contact.tsx'
import { DateText } from './DateText.tsx'

interface DriverFactsProps {
  person: PersonFields
  organisation: { id: string; name: string }
  /** The verdict above already shows the ID. */
  isIdAbove?: boolean
  /** What is missing is still being read. */
  isPartial?: boolean | undefined
}

/** Whom to call and where they belong; masked values stay masked and can't be copied. */
export function DriverFacts({ person, organisation, isIdAbove = false, isPartial = false }: DriverFactsProps) {
  const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden, createdAt, updatedAt } = person
  const id = {
    term: 'Driver ID',
    detail: dtId === undefined ? '–' : copied('driver ID', driverIdDigits(dtId), figures(formatDriverId(dtId))),
  }
  const read = (value: unknown, shown: ReactNode) =>
    isPartial && value === undefined ? <Skeleton width={120} /> : shown
  return (
    <DescriptionList
      items={[
        ...(isIdAbove ? [] : [id]),
        {
          term: 'Phone',
          detail: isPersonalDataHidden ? <MaskedValue /> : read(phoneNumber, contact('tel', phoneNumber)),
        },
        {
          term: 'E-mail',
          detail: isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : read(email, contact('mailto', email)),
        },
        {
          term: 'Organisation',
          detail: <TextLink href={paths.organisation.href({ orgId: organisation.id })}>{organisation.name}</TextLink>,
        },
        { term: 'Created', detail: read(createdAt, <DateText iso={createdAt} />) },
        { term: 'Updated', detail: read(updatedAt, <DateText iso={updatedAt} />) },
      ]}
    />
  )
}
