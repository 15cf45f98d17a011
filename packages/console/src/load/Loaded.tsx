import { describeError, isStatus } from '@driver-trust/domain'
import { isRefreshRateLimited, useAbortPreloads } from '@driver-trust/domain/data'
import { Button } from '@driver-trust/ui/button'
import { EmptyState } from '@driver-trust/ui/empty-state'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { LinkButton } from '@driver-trust/ui/link-button'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import type { ReactNode } from 'react'
import { links } from '../links.ts'
import { useSignInAgain } from '../routing/useSignOut.ts'
import { useTitle } from '../routing/useTitle.ts'
import { AfterPending, Patience } from './Pending.tsx'
import { PutOff } from './PutOff.tsx'

/** The part of SWR's answer that deciding needs. */
export interface Loading<T> {
  data: T | undefined
  error: Error | undefined
  isValidating: boolean
  mutate: () => Promise<unknown>
}

interface LoadedProps<T> {
  of: Loading<T>
  pending: ReactNode
  /** In place of the panel where a 404 means that there is no such thing. */
  notFound?: ReactNode
  /** What stands around the panel where nothing else of the page is there yet. */
  failed?: (panel: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

/** The one contract of loading: what was loaded, else the failure with a way to try again, else the pending view. */
export function Loaded<T>({ of, pending, notFound, failed = (panel) => panel, children }: LoadedProps<T>) {
  const { data, error, mutate } = of
  const abortPreloads = useAbortPreloads()
  const signInAgain = useSignInAgain()
  const again = () => void abortPreloads().then(mutate)
  if (data !== undefined) return <AfterPending>{children(data)}</AfterPending>
  if (!error)
    return (
      <>
        <Patience isAbove onRetry={again} />
        {pending}
      </>
    )
  if (notFound && isStatus(error, 404)) return notFound
  return failed(
    <ErrorPanel detail={describeError(error)} report={reportOf(error)} isRetrying={of.isValidating} onRetry={again}>
      {isRefreshRateLimited(error) && (
        <Stack gap="2" align="start">
          <Text as="p" tone="muted">
            <PutOff error={error} onOver={again} isRetrying={of.isValidating} />
          </Text>
          <Button size="sm" variant="tertiary" onClick={signInAgain}>
            Sign in again
          </Button>
        </Stack>
      )}
    </ErrorPanel>,
  )
}

/** What "Copy report" copies: no personal data, no token, no query. */
export function reportOf(error: unknown): string {
  const { pathname } = window.location
  return [
    `Driver Trust Console`,
    `Page: ${pathname.slice(0, LONGEST_PATH).split('/').map(withoutData).join('/')}`,
    `Error: ${describeError(error)}`,
  ].join('\n')
}

/** Longer than any address of the console. */
const LONGEST_PATH = 2000

function withoutData(part: string): string {
  return /@|%40/i.test(part) ? '{email}' : part.replace(/[0-9a-f-]{36}/gi, '{id}')
}

/** In place of a screen whose subject does not exist or is not in view. */
export function NotFound({ what }: { what: string }) {
  useTitle('Not Found')
  return (
    <Stack gap="6">
      <PageHeader title="Not Found" />
      <EmptyState
        kind="no-results"
        title={`There is no such ${what} in your view`}
        description="It may have been deleted, or it belongs to an organisation that you do not see."
        action={<LinkButton href={links.home()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}

interface NotPermittedProps {
  what: 'Driver' | 'User'
  reason: string | undefined
}

/** In place of a person whom the viewer may not see. */
export function NotPermitted({ what, reason }: NotPermittedProps) {
  useTitle(what)
  return (
    <Stack gap="6">
      <PageHeader title={what} />
      <EmptyState
        kind="not-permitted"
        title={`You may not see this ${what.toLowerCase()}`}
        description={reason}
        action={<LinkButton href={links.home()}>Go to your organisation</LinkButton>}
      />
    </Stack>
  )
}
