import { route } from '../../routing/route.ts'

const code = () => import('./InvitationLinkScreen.tsx')

/** Checks the token of an e-mailed link. */
export const invitationRoute = route({ path: '/invitation/', area: 'public', screen: 'InvitationLinkScreen' }, code)

export const invitationAcceptedRoute = route(
  { path: '/invitation/accepted', area: 'public', screen: 'InvitationAcceptedScreen' },
  code,
)

export const invitationExpiredRoute = route(
  { path: '/invitation/expired', area: 'public', screen: 'InvitationExpiredScreen' },
  code,
)
