import type { Writes } from '@driver-trust/domain/data'
import type { GrantName, Permission } from '@driver-trust/domain/permission'
import type { FormErrors } from '@driver-trust/domain/struct'
import type { ReactNode } from 'react'
import type { OpenWork } from './workJournal.ts'

/** A value to choose before an action can run. */
interface ActionChoice {
  /** The field's name in the struct that validates it. */
  name: string
  label: string
  options: readonly { value: string; label: string; hint?: string }[]
  validate: (values: unknown) => FormErrors
}

interface MenuAction<Row> {
  id: string
  /** Shown in menus, on buttons and on the dialog's submit button. */
  label: string
  icon: ReactNode
  isDangerous: boolean
  permission: (row: Row) => Permission
  /** Leaves the action out for rows where it makes no sense. */
  appliesTo?: (row: Row) => boolean
}

/** An action that runs straight away: it changes nothing, so there is nothing to confirm. */
export interface InstantAction<Row> extends MenuAction<Row> {
  run: (row: Row) => void
}

interface ActionContext {
  writes: Writes
  /** Aborted when the session that started the work ends. */
  lifetime: AbortSignal
  /** The first of the two steps has already been done. */
  isSecondStep: boolean
  /** The journal entry, for two-step actions. */
  work: Pick<OpenWork, 'withdrawing' | 'settled'> | undefined
}

/** An action on a person, shared by the row menu, the bulk bar and the person's page. */
export interface PersonAction<Row> extends MenuAction<Row> {
  /** A shorter label for the submit button. */
  confirmLabel?: string
  grant: GrantName
  question: (name: string) => string
  consequence: string
  choice?: ActionChoice
  /** The initial choice, which is what the row has now; without one the dialog opens with nothing selected. */
  choiceOf?: (row: Row) => string | undefined
  /** Stopping half-way would lose the person, so it runs for one person at a time and stays in the journal until it is complete. */
  isTwoStep?: boolean
  /** Another action, with its own words and confirmation, that takes over for this choice. */
  insteadOf?: (chosen: string) => PersonAction<Row> | undefined
  perform: (context: ActionContext, row: Row, chosen: string) => Promise<void>
  success: (chosen: string) => string
  /** Whom the toast names; the person by default. */
  about?: (row: Row, name: string, chosen: string) => string
  /** Where its result can be seen; `ask` names an action that the page there opens. */
  next?: (row: Row) => NextStep
  /** Undoes it, if the API can. */
  undo?: (
    row: Row,
    chosen: string,
  ) => ((context: Pick<ActionContext, 'writes' | 'lifetime'>) => Promise<void>) | undefined
  /** What someone else changed, if that is why the work stopped: the row's fields as they are now. */
  changeIn?: (error: unknown) => { status: string } | undefined
  /** Where to decide again when someone else's change prevented the undo. */
  decide?: (row: Row) => NextStep
  failure: (error: unknown, chosen: string) => string
}

export interface NextStep {
  label: string
  href: string
  ask?: string
}

/** A person's organisation and name; every list row has them. */
export interface PersonRow {
  id: string
  organizationId?: string | undefined
}
