import { formatCount } from '@driver-trust/domain/text'
import { Text } from '@driver-trust/ui/text'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { FOOT } from './foot.ts'
import { phaseText } from './inviteDrivers.css.ts'

interface DialogFootProps {
  /** What is in progress, in words. */
  phase?: string | undefined
  children: ReactNode
}

/** A step's buttons, rendered into the dialog's footer so that they stay visible while the body scrolls. */
export function DialogFoot({ phase, children }: DialogFootProps) {
  const [foot, setFoot] = useState<Element | null>(null)
  useLayoutEffect(() => setFoot(document.getElementById(FOOT)), [])
  const content = (
    <>
      <Text size="13" tone="muted" role="status" className={phaseText}>
        {phase}
      </Text>
      {children}
    </>
  )
  return foot && createPortal(content, foot)
}

/** The label of the button that sends; its name stays the same while the count changes. */
export function SendInvitations({ count }: { count: number }) {
  if (count === 1) {
    return (
      <>
        Send <span aria-hidden="true">1 invitation</span>
        <VisuallyHidden>invitations</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      Send <span aria-hidden="true">{count > 1 ? `${formatCount(count)} ` : ''}</span>invitations
    </>
  )
}
