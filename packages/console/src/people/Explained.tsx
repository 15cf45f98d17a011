import { Text } from '@driver-trust/ui/text'
import { Truncate } from '@driver-trust/ui/truncate'
import type { ReactNode } from 'react'
import { explained, reason as reasonStyle, sentence } from './lists.css.ts'

interface ExplainedProps {
  reason: string | undefined
  /** For reasons that are sentences. */
  wraps?: boolean
  children: ReactNode
}

/** A badge with what explains it. */
export function Explained({ reason, wraps = false, children }: ExplainedProps) {
  return (
    <span className={explained} data-wraps={wraps ? '' : undefined}>
      {children}
      {reason && (
        <Text size="12" tone="muted" className={wraps ? sentence : reasonStyle}>
          {wraps ? reason : <Truncate>{reason}</Truncate>}
        </Text>
      )}
    </span>
  )
}
