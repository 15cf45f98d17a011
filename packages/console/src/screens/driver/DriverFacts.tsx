import { formatDriverId } from '@driver-trust/domain'
import { DescriptionList } from '@driver-trust/ui/description-list'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import type { ReactNode } from 'react'
import { DateText } from '../../DateText.tsx'

interface DriverFactsProps {
  person: {
    dtId?: number | undefined
    email?: string | undefined
    phoneNumber?: string | undefined
    isPersonalDataHidden?: boolean | undefined
    isEmailHidden?: boolean | undefined
    createdAt?: string | undefined
    updatedAt?: string | undefined
  }
  organisationName: string
}

/** Personal and contact details; masked values stay masked. */
export function DriverFacts({ person, organisationName }: DriverFactsProps) {
  const { dtId, email, phoneNumber, isPersonalDataHidden, isEmailHidden, createdAt, updatedAt } = person
  return (
    <DescriptionList
      items={[
        { term: 'Driver ID', detail: dtId === undefined ? '–' : formatDriverId(dtId) },
        { term: 'E-mail', detail: shown(email, isPersonalDataHidden || isEmailHidden) },
        { term: 'Phone', detail: shown(phoneNumber, isPersonalDataHidden) },
        { term: 'Organisation', detail: organisationName },
        { term: 'Created', detail: <DateText iso={createdAt} /> },
        { term: 'Updated', detail: <DateText iso={updatedAt} /> },
      ]}
    />
  )
}

function shown(value: string | undefined, isHidden: boolean | undefined): ReactNode {
  return isHidden ? <MaskedValue /> : (value ?? '–')
}
