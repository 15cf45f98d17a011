export const dialogs = ['new', 'edit', 'delete'] as const

export type OrganisationDialog = (typeof dialogs)[number]
