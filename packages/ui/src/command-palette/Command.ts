import type { ReactNode } from 'react'

export interface Command {
  id: string
  label: string
  hint?: string | undefined
  icon?: ReactNode
  /** A place; without it `onSelect` says what happens. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Why it cannot be done now. */
  disabledReason?: string | undefined
}

export interface CommandGroup {
  label: string
  commands: readonly Command[]
}
