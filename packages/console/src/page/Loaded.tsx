import { useData, usePreloads } from '@driver-trust/domain/data'
import { describeError, isRefreshRateLimited, isStatus } from '@driver-trust/domain/http'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { AfterPending, SlowLoadNotice } from '../load/Pending.tsx'
import { paths } from '../paths.ts'
import { useCurrentAddress } from '../routing/useNavigation.ts'
import { RetryCountdown } from './RetryCountdown.tsx'
import { reportOf } from './reportOf.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { SupportHint } from './SupportHint.tsx'
import { useTitle } from './useTitle.ts'

/** The part of SWR's response that decides what to show. */
export interface Loading<T> {
  data: T | undefined
  error: Error | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

interface LoadedProps<T> {
  of: Loading<T>
  pending: ReactNode
  /** Replaces the panel if a 404 means that the thing doesn't exist. */
  notFound?: ReactNode
  /** Of the page, shown above the panel while nothing else on it has loaded. */
  heading?: string
  children: (data: T) => ReactNode
}

/** Renders loaded data, or the error with a way to try again, or the pending view. */
export function Loaded<T>({ of, pending, notFound, heading, children }: LoadedProps<T>) {
  const { data, error, mutate } = of
  const { abortPreloads } = usePreloads()
  const again = () => void abortPreloads().then(() => mutate()) // SWR takes an argument for the data
  const isGone = notFound !== undefined && isStatus(error, 404) // also of what was there a minute ago
  if (isGone) return notFound
  if (data !== undefined) return <AfterPending>{children(data)}</AfterPending>
  if (!error)
    return (
      <>
        <SlowLoadNotice isAbove onRetry={again} />
        {pending}
      </>
    )
  const panel = (
    <ErrorPanel detail={describeError(error)} report={reportOf(error)} isRetrying={of.isValidating} onRetry={again}>
      {isRefreshRateLimited(error) ? (
        <Stack gap="2" align="start">
          <Text as="p" tone="muted">
            <RetryCountdown error={error} onOver={again} isRetrying={of.isValidating} />
          </Text>
          <SignInAgain />
        </Stack>
      ) : (
        <SupportHint error={error} />
      )}
    </ErrorPanel>
  )
  if (heading === undefined) return panel
  return (
    <Stack gap="6">
      <ScreenHead title={heading} />
      {panel}
    </Stack>
  )
}

/** Ends a session that can't be renewed, and returns here after the next sign-in. */
function SignInAgain() {
  const { session } = useData()
  const [, navigate] = useLocation()
  const address = useCurrentAddress()
  const signInAgain = () => {
    session.signOut()
    navigate(paths.signIn.href({ redirect: address }), { replace: true })
  }
  return (
    <Button size="sm" variant="tertiary" onClick={signInAgain}>
      Sign in again
    </Button>
  )
}

interface NotFoundProps {
  what: 'organisation' | 'driver' | 'user'
  /** The way back, where the user came from a list. */
  head?: ReactNode
}

/** Replaces a screen whose subject doesn't exist or isn't in view. */
export function NotFound({ what, head }: NotFoundProps) {
  useTitle('Not Found')
  return (
    <Stack gap="6">
      {head}
      <ScreenHead title="Not Found" />
      <EmptyState
        kind="no-results"
        title={`We can’t find this ${what}`}
        description={
          what === 'organisation'
            ? 'It may have been deleted, or you don’t have access to it.'
            : 'They may have been removed, or belong to an organisation you can’t see.'
        }
        action={<LinkButton href={paths.home.href()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}
