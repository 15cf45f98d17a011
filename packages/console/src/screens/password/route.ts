import { type EntrySearch, printSignInSearch } from '@driver-trust/domain/auth'
import { route } from '../../routing/route.ts'

const forgotCode = () => import('./ForgotPasswordScreen.tsx')
const resetCode = () => import('./ResetPasswordScreen.tsx')

export const forgotPasswordRoute = route(
  {
    path: '/forgot-password/',
    area: 'public',
    screen: 'ForgotPasswordScreen',
    query: (search: Pick<EntrySearch, 'email'>) => printSignInSearch(search),
  },
  forgotCode,
)

export const resetMailSentRoute = route(
  { path: '/forgot-password/email-sent', area: 'public', screen: 'ResetMailSentScreen' },
  forgotCode,
)

/** Checks the token of an e-mailed link. */
export const resetPasswordRoute = route(
  { path: '/reset-password', area: 'public', screen: 'ResetPasswordScreen' },
  resetCode,
)

export const passwordChangedRoute = route(
  { path: '/reset-password/password-changed', area: 'public', screen: 'PasswordChangedScreen' },
  resetCode,
)

export const linkInactiveRoute = route(
  { path: '/reset-password/link-inactive', area: 'public', screen: 'LinkInactiveScreen' },
  resetCode,
)
