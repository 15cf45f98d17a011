export interface OrganisationRecord {
  id: string
  name: string
  ownerId: string | undefined
  parentId: string | undefined
  subcontractor: boolean
  subcontractorPersonalDataHidden: boolean
  isDriversInvitationAllowed: boolean
  createdAt: string
  updatedAt: string
}
