import { Inline } from '@driver-trust/ui/inline'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
import { SlowLoadNotice } from '../../load/Pending.tsx'
import { CardPage } from '../../page/CardPage.tsx'
import { FailurePanel } from '../../page/FailurePanel.tsx'
import type { LinkCheck } from './useLinkCheck.ts'

interface CheckingPageProps {
  what: 'link' | 'invitation'
  check: LinkCheck
}

/** Shown while a link's token is checked; if no answer arrives, the error panel with a retry. */
export function CheckingPage({ what, check: { error, retry } }: CheckingPageProps) {
  return (
    <CardPage title={error === undefined ? `Checking your ${what}…` : `We couldn’t check your ${what}`}>
      {error === undefined ? (
        <Stack gap="4">
          <Inline role="status" aria-label="Loading" justify="center">
            <Spinner />
          </Inline>
          <SlowLoadNotice onRetry={retry} />
        </Stack>
      ) : (
        <FailurePanel error={error} onRetry={retry} />
      )}
    </CardPage>
  )
}
