/** Where links and the board's tabs lead from `/`, by pattern of address (contract 2). */
export const pages = [
  '/organisation/:id',
  '/organisation/:id?view=can-drive',
  '/organisation/:id?view=cannot-drive',
  '/organisation/:id?view=deadlines',
  '/organisation/:id?view=not-cleared',
  '/organisation/:id?view=users',
  '/organisation/:id/check',
  '/organisation/:id/driver/:id',
  '/organisation/:id/permissions',
  '/organisation/:id/user/:id',
  '/settings',
  '/settings/my-account',
  '/settings/security-contact',
]
