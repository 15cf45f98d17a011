import type { FormErrors, GrantName, Permission } from '@driver-trust/domain'
import type { Writes } from '@driver-trust/domain/data'
import type { ReactNode } from 'react'
import type { OpenWork } from './workJournal.ts'

/** What has to be chosen before an action can be done. */
interface ActionChoice {
  /** The field's name in the struct that validates it. */
  name: string
  label: string
  options: readonly { value: string; label: string; hint?: string }[]
  validate: (values: unknown) => FormErrors
}

/** What a row's menu knows of everything that it offers. */
interface MenuAction<Row> {
  id: string
  /** In menus, on buttons and on the last button of the dialog. */
  label: string
  icon: ReactNode
  isDangerous: boolean
  permission: (row: Row) => Permission
  /** Leaves the action out for rows that it means nothing for. */
  appliesTo?: (row: Row) => boolean
}

/** Something that is done at once: it changes nothing, and so nothing is asked before. */
export interface InstantAction<Row> extends MenuAction<Row> {
  run: (row: Row) => void
}

/** What an action is done with. */
interface Performing {
  writes: Writes
  /** Aborted when the session that the work was started in is over. */
  lifetime: AbortSignal
  /** The first of two steps is done already. */
  isSecondHalf: boolean
  /** The journal's entry, for two-step actions. */
  work: Pick<OpenWork, 'withdrawing' | 'settled'> | undefined
}

/** Something that can be done with a person of a list, the same in a row's menu, in the bulk bar and on the person's page. */
export interface PersonAction<Row> extends MenuAction<Row> {
  /** On the last button, where it says more shortly than `label` what happens. */
  confirmLabel?: string
  grant: GrantName
  question: (name: string) => string
  consequence: string
  choice?: ActionChoice
  /** What is chosen at first; the dialog opens with nothing chosen without it. */
  choiceOf?: (row: Row) => string
  /** Half of it done would lose somebody: it is done one at a time, and kept in the journal until it is whole. */
  isTwoStep?: boolean
  /** Another action that a choice comes to, with its own words and confirmation. */
  insteadOf?: (chosen: string) => PersonAction<Row> | undefined
  perform: (context: Performing, row: Row, chosen: string) => Promise<void>
  success: (chosen: string) => string
  failure: (error: unknown, chosen: string) => string
}

/** Where the person stands and what they are called; every row of a list has it. */
export interface PersonRow {
  id: string
  organizationId?: string | undefined
}
