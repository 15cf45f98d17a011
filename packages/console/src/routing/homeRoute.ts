import { redirect } from './route.ts'

/** Leads on to the user's own organisation. */
export const homeRoute = redirect(
  { path: '/', area: 'core' },
  async () => (await import('../shell/CoreArea.tsx')).HomeRedirect,
)
