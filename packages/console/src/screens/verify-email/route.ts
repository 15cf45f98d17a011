import { route } from '../../routing/route.ts'

const linkCode = () => import('./EmailLinkScreen.tsx')

/** Checks the token of an e-mailed link. */
export const emailLinkRoute = route({ path: '/verify-email', area: 'public', screen: 'EmailLinkScreen' }, linkCode)

export const emailVerifiedRoute = route(
  { path: '/verify-email/verification-success', area: 'public', screen: 'EmailVerifiedScreen' },
  linkCode,
)

export const missedActivationRoute = route(
  { path: '/verify-email/missed-activation', area: 'public', screen: 'MissedActivationScreen' },
  linkCode,
)

export const verifyEmailRoute = route(
  { path: '/verify-email/:email', area: 'public', screen: 'VerifyEmailScreen' },
  () => import('./VerifyEmailScreen.tsx'),
)
