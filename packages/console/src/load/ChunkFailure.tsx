import { Button } from '@driver-trust/ui/button'
import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useState } from 'react'
import { type ChunkError, loadAgain } from './recovery.ts'

interface ChunkFailureProps {
  error: ChunkError
  reload: () => void
  onLoaded: () => void
}

export function ChunkFailure({ error, reload, onLoaded }: ChunkFailureProps) {
  const [isBusy, setIsBusy] = useState(false)
  const retry = () => {
    setIsBusy(true)
    void loadAgain(error, reload)
      .then(onLoaded, () => undefined)
      .finally(() => setIsBusy(false))
  }
  return (
    <Stack gap="4" align="start" role="alert">
      <Text as="p">Something went wrong!</Text>
      <Text as="p" tone="muted">
        This part of the console could not be loaded. Check your connection, then try again.
      </Text>
      <Button loading={isBusy} onClick={retry}>
        Try again
      </Button>
    </Stack>
  )
}

export function NewVersion({ level, reload }: { level: 1 | 2; reload: () => void }) {
  return (
    <Stack gap="4" align="start" role="alert">
      <Heading level={level}>A new version is available</Heading>
      <Text as="p" tone="muted">
        This page is from an earlier version. Reload to carry on where you left off.
      </Text>
      <Button variant="primary" onClick={reload}>
        Reload
      </Button>
    </Stack>
  )
}
