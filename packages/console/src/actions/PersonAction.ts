import type { Writes } from '@driver-trust/domain/data'
import type { VerificationStatus } from '@driver-trust/domain/driver'
import type { Calls, Client, InputOf } from '@driver-trust/domain/http'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import type { GrantName, Permission } from '@driver-trust/domain/permission'
import type { ReactNode } from 'react'
import type { Viewer } from '../routing/useViewer.ts'
import type { OpenWork } from './workJournal.ts'

/** An action on a person, shared by the row menu, the bulk bar, the palette and the person's page. */
export interface PersonAction<Row> extends MenuAction<Row> {
  /** A shorter label for the submit button. */
  confirmLabel?: string
  question: (name: string) => string
  /** The title above several people, such as "Ban 20 drivers". */
  bulkTitle: (count: number) => string
  /** What it leads to; it can name the organisation that the people are in, and depend on how many they are. */
  consequence: string | ((organisation: string, count: number) => string)
  /** This choice clears the driver, so the dialog says if a document that has been read still stops them, and the sheet how many they are. */
  clears?: (chosen: string) => boolean
  asks?: ActionField
  /** The initial choice, which is what the row has now; without one the dialog opens with nothing selected. */
  choiceOf?: (row: Row) => string | undefined
  /** Stopping half-way would lose the person, so it runs for one person at a time and stays in the journal until it is complete. */
  isTwoStep?: boolean
  /** Another action, with its own words and confirmation, that takes over for this choice. */
  insteadOf?: (chosen: string) => PersonAction<Row> | undefined
  /** `chosen` is the answer to what it asks, a choice or a text; empty if it asks nothing. */
  perform: (tools: ActionTools, row: Row, chosen: string) => Promise<unknown>
  success: (chosen: string) => string
  /** Of drivers: the statuses that they can have afterwards. */
  outcomes?: DriverAction['outcomes']
  /** Whom the toast names; the person by default. */
  about?: (row: Row, name: string, chosen: string) => string
  /** Where its result can be seen; `ask` names an action that the page there opens. */
  next?: (row: Row) => NextStep
  /** Undoes it, if the API can. */
  undo?: (row: Row, chosen: string) => ((tools: UndoTools) => Promise<unknown>) | undefined
  /** What someone else changed, if that is why the work stopped: the row's fields as they are now. */
  changeIn?: (error: unknown) => { status: string } | undefined
  /** Where to decide again when someone else's change prevented the undo. */
  decide?: (row: Row) => NextStep
  failure: (error: unknown) => string
}

/** An action on drivers. */
export interface DriverAction extends PersonAction<DriverRow> {
  /** The statuses that they can have afterwards, for the count of the list they are in; none if they leave the organisation, all if it changes nobody's status. */
  outcomes: (chosen: string) => readonly VerificationStatus[]
}

/** What an action on these people leads to; those of several organisations have theirs unnamed. */
export function consequenceOf(
  { consequence }: Pick<PersonAction<never>, 'consequence'>,
  rows: readonly Pick<PersonRow, 'organizationId'>[],
  tree: OrganisationTree,
): string {
  if (typeof consequence === 'string') return consequence
  const [id, ...others] = new Set(rows.map(({ organizationId }) => organizationId))
  const only = others.length === 0 ? organisationIn(tree, id) : undefined
  return consequence(only?.name ?? 'their organisation', rows.length)
}

/** An action that runs straight away: it changes nothing, so there is nothing to confirm. */
interface InstantAction<Row> extends MenuAction<Row> {
  run: (row: Row) => void
}

/** An action in the menu of a row. */
export type RowAction<Row> = PersonAction<Row> | InstantAction<Row>

interface MenuAction<Row> {
  id: string
  /** Shown in menus, on buttons and on the dialog's submit button. */
  label: string
  icon: ReactNode
  isDangerous: boolean
  /** What it needs; where the viewer can never have this, the action is hidden. */
  grant: GrantName
  permission: (row: Row, viewer: Viewer) => Permission
  /** Leaves the action out for rows where it makes no sense. */
  appliesTo?: (row: Row) => boolean
}

/** What to choose or to write before an action can run: a field of the call's payload, whose rules the form checks it by. */
export type ActionField = PayloadField & {
  label: string
  /** Without them it's a text. */
  options?: readonly { value: string; label: string; hint?: string }[]
}

type PayloadField = { [Name in keyof Calls]: { call: Name; name: keyof InputOf<Calls[Name]> & string } }[keyof Calls]

export interface UndoTools {
  writes: Writes
  /** For looking something up before it is written. */
  client: Client
  /** Aborted when the session that started the work ends. */
  lifetime: AbortSignal
}

export interface ActionTools extends UndoTools {
  /** Milliseconds before each retry of a second step. */
  retryDelays: readonly number[]
  /** The first of the two steps has already been done. */
  isSecondStep: boolean
  /** The journal entry, for two-step actions. */
  work: Pick<OpenWork, 'withdrawing' | 'settled'> | undefined
}

export interface NextStep {
  label: string
  href: string
  ask?: string
  /** The list that the page there leads back to. */
  list?: string
}

/** What every list row has, besides its name. */
export interface PersonRow {
  id: string
  organizationId?: string | undefined
}

/** `origin` is the organisation that an inherited ban comes from, if known. */
export interface DriverRow extends PersonRow {
  status: string
  origin?: { name: string } | undefined
}

export interface UserRow extends PersonRow {
  role: string
  /** Another admin is in view; undefined until that is known. */
  hasOtherAdmin?: boolean | undefined
}
