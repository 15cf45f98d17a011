import type { WriteName, Writes } from '@driver-trust/domain/data'
import type { VerificationStatus } from '@driver-trust/domain/driver'
import { type Calls, type Client, calls, type InputOf, isOutcomeUnknown, type Log } from '@driver-trust/domain/http'
import { type OrganisationTree, organisationIn } from '@driver-trust/domain/organisation'
import type { GrantName, Permission } from '@driver-trust/domain/permission'
import { type FormErrors, validator } from '@driver-trust/domain/struct'
import type { ReactNode } from 'react'
import { disabledReasonOf, isShown } from '../account/usePermissions.ts'
import type { CoreAccount } from '../account/useViewer.ts'
import type { DriverRow, PersonRow } from '../person/PersonRow.ts'

/** An action on a person that asks first, shared by the row menu, the bulk bar, the palette and the person's page. */
export interface PersonAction<Row> extends AskingAction<Row> {
  perform: (tools: ActionTools, row: Row) => Promise<unknown>
  success: Success<Row>
  failure: string | ((error: unknown) => Failure<Row>)
  /** Where its result can be seen. */
  next?: (row: Row) => NextStep
}

/** An action with a form: each answer is an action of its own, which asks once more if it has another id. */
export interface FormAction<Row> extends AskingAction<Row> {
  field: ActionField
  /** What the row has now, chosen at first; without it nothing is. */
  presentIn?: (row: Row) => string | undefined
  /** Takes an answer that the rules of the field's call allow. */
  choose: (answer: string) => PersonAction<Row>
}

export type AskedAction<Row> = PersonAction<Row> | FormAction<Row>

/** The one with `run` runs straight away: it changes nothing, so there is nothing to confirm. */
export type RowAction<Row> = AskedAction<Row> | (MenuAction<Row> & { run: (row: Row) => void })

/** An action on drivers, of which lists need to know the outcome. */
export interface DriverAction extends PersonAction<DriverRow> {
  success: Success<DriverRow> & Required<Pick<Success<DriverRow>, 'outcomes'>>
}

interface MenuAction<Row> {
  id: string
  /** Shown in menus, on buttons and on the dialog's submit button. */
  label: string
  icon: ReactNode
  /** What it needs; where the viewer can never have this, the action is hidden. */
  grant: GrantName
  permission: (row: Row, viewer: CoreAccount) => Permission
  /** `two-step`: stopping half-way would lose the person, so it runs for one at a time, and only a failed second step is tried again. */
  risk?: 'dangerous' | 'two-step'
}

/** What it is, who can, and what is asked. */
export interface AskingAction<Row> extends MenuAction<Row> {
  question: { one: (name: string) => string; several: (count: number) => string }
  /** What it leads to; it can name the organisation that the people are in. */
  consequence: string | ((organisation: string, rows: readonly Row[]) => string)
  /** It restores an earlier status; for one person, the dialog names that status from their activity. */
  isReturn?: true
}

/** What is said and offered once it has been done. */
interface Success<Row> {
  text: string
  /** The same of several people. */
  several: (count: number) => string
  /** What else the toast says of the person: "Previously Pending". */
  note?: (row: Row) => string
  /** Takes it back, if the API can. */
  undo?: (row: Row) => ((tools: UndoTools) => Promise<unknown>) | undefined
  /** The statuses that drivers can have afterwards; none if they leave the organisation, all if it changes nobody's status. */
  outcomes?: readonly VerificationStatus[]
}

export interface Failure<Row> {
  text: string
  /** What someone else changed, if that is why the work stopped: the row's fields as they are now. */
  now?: { status: string } | undefined
  /** They aren't here any more, so nothing can be done with them. */
  isGone?: boolean
  /** Where to decide again if someone else's change prevented the undo. */
  decide?: (row: Row) => NextStep
}

export function failureOf<Row>({ failure }: Pick<PersonAction<Row>, 'failure'>, error: unknown): Failure<Row> {
  return typeof failure === 'string' ? { text: failure } : failure(error)
}

/** What a failure doesn't say of a call that wasn't answered, also of the second of two. */
export function doubtOf(error: unknown): string | undefined {
  const isUnknown = isOutcomeUnknown(error) || (error instanceof Error && isOutcomeUnknown(error.cause))
  return isUnknown ? 'No answer came, so it may have been done all the same.' : undefined
}

/** The action that a form's values choose, or the one that asks nothing; undefined while there is no answer. */
export function chosenIn<Row>(action: AskedAction<Row>, values: Record<string, string>): PersonAction<Row> | undefined {
  if (!('field' in action)) return action
  const answer = values[action.field.name]
  return answer ? action.choose(answer) : undefined
}

/** The label of the submit button: without the "…", as nothing more is asked after it. */
export const submitLabel = ({ label }: Pick<AskedAction<never>, 'label'>) => label.replace('…', '')

/** The same permission; where the action doesn't apply, a refused one hides the control instead of disabling it. */
export function onlyWhere(applies: boolean, permission: Permission): Permission {
  return applies || permission.allowed ? permission : { ...permission, visible: false }
}

/** The consequence of an action on these people. It names their organisation if all of them are in one. */
export function consequenceOf<Row extends Pick<PersonRow, 'organizationId'>>(
  { consequence }: Pick<AskedAction<Row>, 'consequence'>,
  rows: readonly Row[],
  tree: OrganisationTree,
): string {
  if (typeof consequence === 'string') return consequence
  const [id, ...others] = new Set(rows.map(({ organizationId }) => organizationId))
  const only = others.length === 0 ? organisationIn(tree, id) : undefined
  return consequence(only?.name ?? 'their organisation', rows)
}

/** What to choose or to write before an action can run: a field of the call's payload, whose rules the form checks it by. */
export type ActionField = PayloadField & {
  label: string
  /** Shown as radios; without options the field is a text field. */
  options?: readonly { value: string; label: string; hint?: string }[]
}

/** The answer's error by the rules of the call that sends it, which needs other fields too. */
export function answerErrors(field: ActionField | undefined, values: unknown): FormErrors {
  const payload = field && calls[field.call].payload
  const error = payload && validator(payload)(values)[field.name]
  return error ? { [field.name]: error } : {}
}

type PayloadField = { [Name in keyof Calls]: { call: Name; name: keyof InputOf<Calls[Name]> & string } }[keyof Calls]

export interface UndoTools {
  writes: Writes
  /** Reads again what a write would have changed, as something else has. */
  touch: (name: WriteName) => void
  /** For looking something up before it is written. */
  client: Client
  /** For failed lookups; failed writes are logged by the caller. */
  log: Pick<Log, 'error'>
  /** Aborted when the session that started the work ends. */
  lifetime: AbortSignal
}

export interface ActionTools extends UndoTools {
  /** Milliseconds before each retry of a second step. */
  retryDelays: readonly number[]
  /** The first of the two steps has already been done. */
  isSecondStep: boolean
}

export interface NextStep {
  label: string
  href: string
  /** The id of an action that the page there asks about. */
  ask?: string
  /** The list that the page there leads back to. */
  list?: string
}

/** The person after the one just dealt with, in the list that the user works through. */
export interface Following extends NextStep {
  /** The address of the list page that they are on. */
  list: string
  /** The label once the one just dealt with has left the list. */
  movedUp: string
}

/** An action that is shown, with the reason if it is disabled. */
export interface Offer<Action> {
  action: Action
  disabledReason: string | undefined
}

/** The actions that aren't hidden from the viewer. */
export function offersFor<Row, Action extends RowAction<Row>>(
  row: Row,
  actions: readonly Action[],
  viewer: CoreAccount,
): Offer<Action>[] {
  return actions.flatMap((action) => {
    const permission = action.permission(row, viewer)
    return isShown(permission) ? [{ action, disabledReason: disabledReasonOf(permission) }] : []
  })
}
