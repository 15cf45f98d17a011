import { Text } from '@driver-trust/ui/text'
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { phaseText } from './inviteDrivers.css.ts'

/** Where the buttons of the dialog stand, once it is there. */
export const FootContext = createContext<HTMLElement | null>(null)

interface DialogFootProps {
  /** What is under way, in words. */
  phase?: string | undefined
  children: ReactNode
}

/** The buttons of a step, in the dialog's foot: they stay in sight while its body scrolls. */
export function DialogFoot({ phase, children }: DialogFootProps) {
  const foot = useContext(FootContext)
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

/** For `ref`: leads to what has just come into the dialog, which may be scrolled elsewhere and has lost the button that was pressed. */
export function focusWhenShown(element: HTMLElement | null): void {
  element?.focus()
}
