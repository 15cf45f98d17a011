import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

/** Where the buttons of the dialog stand, once it is there. */
export const FootContext = createContext<HTMLElement | null>(null)

/** The buttons of a step, in the dialog's foot: they stay in sight while its body scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  const foot = useContext(FootContext)
  return foot && createPortal(children, foot)
}
