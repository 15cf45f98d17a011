/** The kinds of viewer, in the order of the table of grants (spec, section 6). */
export const permissionKinds = [
  'root',
  'adminOfChildNonSubcontractor',
  'adminOfChild',
  'rootViewer',
  'viewerOfNonSubcontractor',
  'viewerChildOfSubcontractor',
  'unhandled',
] as const

/** One of {@link permissionKinds}. */
export type PermissionKind = (typeof permissionKinds)[number]
