import type { ListQuestion, ListRequest, SearchChange } from '@driver-trust/domain/list'
import type { AskedAction, RowAction } from '../actions/PersonAction.ts'
import type { ListColumn } from './columns.tsx'

/** Everything that one list of people doesn't share with the others. */
export interface ListDefinition<Row> {
  /** Names it in exported files, and in what devices remember about it: it can't change. */
  name:
    | 'drivers-active'
    | 'drivers-banned'
    | 'drivers-deadlines'
    | 'drivers-invited'
    | 'drivers-judged'
    | 'users-active'
    | 'users-invited'
  /** The start of the table's caption. */
  title: string
  /** How the server is asked for a page of it; undefined if its rows come from the check of the branch. */
  request?: (question: ListQuestion) => ListRequest
  /** Its rows are drivers, of whom each has a verdict. */
  isJudged?: boolean
  /** All columns in display order; the user chooses which of them show. */
  columns: readonly ListColumn<Row>[]
  /** What the CSV file contains, in its order; these columns needn't be shown. */
  exported: readonly Pick<ListColumn<Row>, 'exported'>[]
  /** What can be done with a row, in the order of its menu; stable, as a new array re-renders every row. */
  useActions: (change: (wanted: SearchChange) => void) => readonly RowAction<Row>[]
  /** Whether an action also works on several rows; every action that asks first does by default. */
  isBulk?: (action: AskedAction<Row>) => boolean
  empty: {
    title: string
    description: string
    /** The next step: whom to invite. */
    invite?: 'drivers' | 'user'
  }
}
