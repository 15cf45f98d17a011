export interface Persona {
  email: string
  /** The person's name in the toolbar and the terminal. */
  label: string
  kind: string | undefined
}

export const DEMO_PASSWORD = 'Sandbox-1!'

/** The demo accounts, one for each way in which the console looks different. */
export const personas = {
  owner: { email: 'owner@example.com', label: 'Owner of the root', kind: 'root' },
  admin: { email: 'admin@example.com', label: 'Admin of the root', kind: 'root' },
  viewer: { email: 'viewer@example.com', label: 'Viewer of the root', kind: 'rootViewer' },
  northAdmin: { email: 'north.admin@example.com', label: 'Admin of a child', kind: 'adminOfChildNonSubcontractor' },
  northViewer: { email: 'north.viewer@example.com', label: 'Viewer of a child', kind: 'viewerOfNonSubcontractor' },
  subAdmin: { email: 'sub.admin@example.com', label: 'Admin of a subcontractor', kind: 'adminOfChild' },
  subViewer: {
    email: 'sub.viewer@example.com',
    label: 'Viewer of a subcontractor',
    kind: 'viewerChildOfSubcontractor',
  },
  super: { email: 'super@example.com', label: 'Super admin', kind: 'root' },
  new: { email: 'new@example.com', label: 'Verified, no name, no organisation', kind: undefined },
  unverified: { email: 'unverified@example.com', label: 'E-mail not verified', kind: undefined },
  driver: { email: 'driver@example.com', label: 'A driver: no access', kind: 'unhandled' },
} as const satisfies Record<string, Persona>

export type PersonaName = keyof typeof personas
