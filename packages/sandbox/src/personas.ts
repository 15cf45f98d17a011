export const DEMO_PASSWORD = 'Sandbox-1!'

/** The demo accounts, one for each way in which the console looks different; `label` names them in the toolbar and the terminal. */
export const personas = {
  owner: { email: 'owner@example.com', label: 'Owner of the root' },
  admin: { email: 'admin@example.com', label: 'Admin of the root' },
  viewer: { email: 'viewer@example.com', label: 'Viewer of the root' },
  northAdmin: { email: 'north.admin@example.com', label: 'Admin of a child' },
  northViewer: { email: 'north.viewer@example.com', label: 'Viewer of a child' },
  subAdmin: { email: 'sub.admin@example.com', label: 'Admin of a subcontractor' },
  subViewer: { email: 'sub.viewer@example.com', label: 'Viewer of a subcontractor' },
  super: { email: 'super@example.com', label: 'Super admin' },
  new: { email: 'new@example.com', label: 'Verified, no name, no organisation' },
  unverified: { email: 'unverified@example.com', label: 'E-mail not verified' },
  driver: { email: 'driver@example.com', label: 'A driver: no access' },
} as const satisfies Record<string, { email: string; label: string }>

export type PersonaName = keyof typeof personas
