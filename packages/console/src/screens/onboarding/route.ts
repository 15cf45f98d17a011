import { redirect, route } from '../../routing/route.ts'

/** Leads on to the first step whose data is missing. */
export const onboardingRoute = redirect(
  { path: '/onboarding', area: 'onboarding' },
  async () => (await import('./OnboardingArea.tsx')).OnboardingRedirect,
)

export const onboardingStepRoutes = {
  profile: route(
    { path: '/onboarding/profile', area: 'onboarding', screen: 'ProfileStepScreen' },
    () => import('./ProfileStepScreen.tsx'),
  ),
  organisation: route(
    { path: '/onboarding/organisation', area: 'onboarding', screen: 'OrganisationStepScreen' },
    () => import('./OrganisationStepScreen.tsx'),
  ),
  'billing-and-drivers': route(
    { path: '/onboarding/billing-and-drivers', area: 'onboarding', screen: 'BillingAndDriversStepScreen' },
    () => import('./BillingAndDriversStepScreen.tsx'),
  ),
} as const
