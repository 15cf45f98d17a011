import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { useEffect, useState } from 'react'
import { Code, Surface } from '../review/Surface.tsx'

const REPORT = './review/index.html'
const COMMAND = 'node tooling/review/pictures/pullRequest.ts --base main --storybook ../'

/** The report of a pull request's screenshots, where Storybook was built with one. */
export function WhatChanged() {
  const [exists, setExists] = useState<boolean>()
  useEffect(() => {
    void fetch(REPORT, { method: 'HEAD' }).then(({ ok }) => setExists(ok))
  }, [])
  if (exists === undefined) return null
  if (exists)
    return (
      <iframe
        title="Changed screenshots"
        src={REPORT}
        style={{ inlineSize: '100%', blockSize: '80vh', border: '1px solid #8884' }}
      />
    )
  return (
    <Surface>
      <Stack gap="3">
        <Text as="p">
          This Storybook was built without a comparison. That of a pull request has one; on your machine, run this and
          start Storybook again:
        </Text>
        <Code code={COMMAND} />
      </Stack>
    </Surface>
  )
}
