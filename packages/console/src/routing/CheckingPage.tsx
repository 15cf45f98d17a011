import { describeError } from '@driver-trust/domain'
import { ErrorPanel } from '@driver-trust/ui/error-panel'
import { Inline } from '@driver-trust/ui/inline'
import { Spinner } from '@driver-trust/ui/spinner'
import { Stack } from '@driver-trust/ui/stack'
import { reportOf } from '../load/Loaded.tsx'
import { SlowLoadNotice } from '../load/Pending.tsx'
import { CardPage } from './CardPage.tsx'
import type { LinkCheck } from './useLinkCheck.ts'

/** Shown while a link's token is checked; if no answer arrives, the error panel with a retry. */
export function CheckingPage({ title, check: { error, retry } }: { title: string; check: LinkCheck }) {
  return (
    <CardPage title={title}>
      {error === undefined ? (
        <Stack gap="4">
          <Inline role="status" aria-label="Loading" justify="center">
            <Spinner />
          </Inline>
          <SlowLoadNotice onRetry={retry} />
        </Stack>
      ) : (
        <ErrorPanel detail={describeError(error)} report={reportOf(error)} onRetry={retry} />
      )}
    </CardPage>
  )
}
