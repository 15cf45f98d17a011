import { driverIdDigits, formatDriverId } from '@driver-trust/domain/driver'
import type { PersonFields } from '@driver-trust/domain/people'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { TextLink } from '@driver-trust/ui/text-link'
import { paths } from '../paths.ts'
import { contact, copied, figures } from './contact.tsx'
import { DateText } from './DateText.tsx'

interface DriverFactsProps {
  person: PersonFields
  organisation: { id: string; name: string }
  /** The verdict above already shows the ID. */
  isIdAbove?: boolean
}

/** Whom to call and where they belong; masked values stay masked and can't be copied. */
export function DriverFacts({ person, organisation, isIdAbove = false }: DriverFactsProps) {
  const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden, createdAt, updatedAt } = person
  const id = {
    term: 'Driver ID',
    detail: dtId === undefined ? '–' : copied('driver ID', driverIdDigits(dtId), figures(formatDriverId(dtId))),
  }
  return (
    <DescriptionList
      items={[
        ...(isIdAbove ? [] : [id]),
        { term: 'Phone', detail: isPersonalDataHidden ? <MaskedValue /> : contact('phone number', 'tel', phoneNumber) },
        {
          term: 'E-mail',
          detail: isPersonalDataHidden || isEmailHidden ? <MaskedValue /> : contact('e-mail', 'mailto', email),
        },
        {
          term: 'Organisation',
          detail: <TextLink href={paths.organisation.href({ orgId: organisation.id })}>{organisation.name}</TextLink>,
        },
        { term: 'Created', detail: <DateText iso={createdAt} /> },
        { term: 'Updated', detail: <DateText iso={updatedAt} /> },
      ]}
    />
  )
}
