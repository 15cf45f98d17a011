import type { Named, PersonFields } from '@driver-trust/domain/people'

/** What every row of a list has. */
export interface PersonRow extends Named {
  id: string
  organizationId?: string | undefined
  status?: string | undefined
}

/** `origin` is the organisation that an inherited ban comes from, if known. */
export interface DriverRow extends PersonRow {
  status: string
  origin?: { name: string } | undefined
}

export interface UserRow extends PersonRow {
  role: string
  /** Another admin is in view; undefined until that is known. */
  hasOtherAdmin?: boolean | undefined
}

/** What every list knows of a person. */
export interface ListedPerson extends PersonRow, Omit<PersonFields, keyof PersonRow> {
  status: string
  isEmailHidden?: boolean | undefined
}

/** The id of who sent an invitation; nothing for other rows. */
export function inviterOf(row: ListedPerson): string | [] {
  return 'invitedBy' in row && typeof row.invitedBy === 'string' ? row.invitedBy : []
}

/** What identifies a row: a person has one for each of their organisations. */
export const rowKey = ({ id, organizationId = '' }: Pick<ListedPerson, 'id' | 'organizationId'>) =>
  `${id} ${organizationId}`
