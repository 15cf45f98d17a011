import { driverIdFilter } from '../driver/driverId.ts'
import { isStatusFilter, statusFilterLabel } from '../driver/statusFilters.ts'
import type { UsersQuery } from '../http/client/userCalls.ts'
import { invitationStatusLabel, isInvitationStatus } from '../invitation/invitationStatuses.ts'
import { roleLabel } from '../people/role.ts'
import { phoneFilter } from '../phone/groupedPhone.ts'
import { withoutGaps } from '../struct/shape.ts'
import { isTooLong } from '../text/text.ts'
import { isVerdictView, type ShownList } from './listViews.ts'

/** Lists that have their own filters. */
type FilteredList = 'drivers' | 'invitedDrivers' | 'users' | 'invitedUsers'

interface Filter<Value extends string> {
  label: string
  lists: readonly FilteredList[]
  /** Its control behind "Filters"; undefined if it has none there. */
  control?: 'text' | { all: string; options: readonly { value: Value; label: string }[] }
  /** Its value in an address of that list; undefined drops it. */
  parse(text: string, list: Pick<ShownList, 'drivers'>): Value | undefined
  /** What its tag says. */
  tagOf(value: Value, list: Pick<ShownList, 'drivers'>): string
  /** Its parameter in the calls, if it has one. */
  sends?: keyof UsersQuery
  /** As the call takes it; undefined sends nothing. */
  sentAs?(value: string): string | undefined
}

const EVERY_LIST: readonly FilteredList[] = ['drivers', 'invitedDrivers', 'users', 'invitedUsers']

/** Characters of a batch's identifier that tell it apart. */
const BATCH_START = 8

/** Every filter, in display order: the only place that a filter is described. */
const table = {
  firstName: text({ label: 'First name', sends: 'first_name' }),
  lastName: text({ label: 'Last name', sends: 'last_name' }),
  email: text({ label: 'E-mail', sends: 'email' }),
  phoneNumber: text({ label: 'Phone', sends: 'phone_number', sentAs: phoneFilter }),
  dtId: text({ label: 'Driver ID', lists: ['drivers'], sends: 'dt_id', sentAs: driverIdFilter }),
  organizationName: text({ label: 'Organisation' }), // decides which organisations a call names
  statusBadge: {
    label: 'Status',
    lists: ['drivers', 'invitedDrivers'],
    parse: parseStatus,
    tagOf: (value, { drivers }) =>
      drivers !== 'invited' && isStatusFilter(value) ? statusFilterLabel(value) : invitationStatusLabel(value),
  } satisfies Filter<string>,
  role: choice({
    label: 'Role',
    lists: ['users', 'invitedUsers'],
    all: 'All roles',
    words: { user: roleLabel('user'), admin: roleLabel('admin') },
    sends: 'role',
  }),
  batch: {
    label: 'Batch',
    lists: ['invitedDrivers'],
    parse: textIn,
    tagOf: (id) => id.slice(0, BATCH_START),
  } satisfies Filter<string>,
  changed: choice({ label: 'Changed', lists: ['drivers', 'users'], words: { yesterday: 'since yesterday' } }),
}

export type ListFilter = keyof typeof table

export type FilterValues = { [Name in ListFilter]?: NonNullable<ReturnType<(typeof table)[Name]['parse']>> }

export const listFilters: Readonly<Record<ListFilter, Filter<string>>> = table
const names = Object.keys(table) as ListFilter[] // Object.keys widens them

type TextOptions = Omit<Filter<string>, 'lists' | 'control' | 'parse' | 'tagOf'> &
  Partial<Pick<Filter<string>, 'lists'>>

/** A filter by a text that is typed; every list has it unless it names some. */
function text({ lists = EVERY_LIST, ...more }: TextOptions) {
  return { ...more, lists, control: 'text', parse: textIn, tagOf: (value) => value } satisfies Filter<string>
}

export function textIn(value: string): string | undefined {
  const text = value.trim()
  return text === '' || isTooLong(text) ? undefined : text
}

/** Invitations have a status of their own. */
export function parseStatus(text: string, { drivers }: Pick<ShownList, 'drivers'>) {
  if (drivers === 'invited') return isInvitationStatus(text) ? text : undefined
  return isStatusFilter(text) ? text : undefined
}

interface ChoiceOptions<Value extends string> extends Pick<Filter<Value>, 'label' | 'lists' | 'sends'> {
  words: Readonly<Record<Value, string>>
  /** Names the choice of none of them; without it there is no control. */
  all?: string
}

/** A filter by one of some values. */
function choice<Value extends string>({ all, words, ...more }: ChoiceOptions<Value>) {
  const options = Object.entries<string>(words).map(([value, label]) => ({ value: value as Value, label })) // its keys
  return {
    ...more,
    ...(all !== undefined && { control: { all, options } }),
    parse: (text) => options.find(({ value }) => value === text)?.value,
    tagOf: (value) => words[value],
  } satisfies Filter<Value>
}

export function parseFilters(parameters: URLSearchParams, list: Pick<ShownList, 'drivers'>): FilterValues {
  const found = names.map((name) => [name, listFilters[name].parse(parameters.get(name) ?? '', list)])
  return withoutGaps(Object.fromEntries(found))
}

/** The filters that a list has; lists by verdict or by documents have none. */
export function filtersOf({ view, drivers, users }: ShownList): ListFilter[] {
  if (isVerdictView(view) || view === 'deadlines') return []
  if (view === 'users') return filtersIn(users === 'invited' ? 'invitedUsers' : 'users')
  return filtersIn(drivers === 'invited' ? 'invitedDrivers' : 'drivers')
}

function filtersIn(list: FilteredList): ListFilter[] {
  return names.filter((name) => listFilters[name].lists.includes(list))
}

/** What a call asks for by the filters of its list. */
export function sentFilters(values: FilterValues, list: FilteredList): SentFilters {
  const sent = filtersIn(list).flatMap((name) => {
    const { sends, sentAs = (value) => value } = listFilters[name]
    const value = values[name]
    return sends === undefined || value === undefined ? [] : [[sends, sentAs(value)]]
  })
  return withoutGaps(Object.fromEntries(sent))
}

/** Parameters of the calls that no filter decides are left out. */
export type SentFilters = Omit<UsersQuery, 'page' | 'page_size' | 'organization_id' | 'status' | 'user_id' | 'order_by'>

/** The filters that are set, of those that the list has. */
export function chosenFilters(search: ShownList & FilterValues): { filter: ListFilter; label: string; text: string }[] {
  return filtersOf(search).flatMap((filter) => {
    const value = search[filter]
    const { label, tagOf } = listFilters[filter]
    return value === undefined ? [] : [{ filter, label, text: tagOf(value, search) }]
  })
}

export const withoutFilters = removal(names)

/** A change that leaves only the filters by text. */
export const withoutChoices = removal(names.filter((name) => listFilters[name].control !== 'text'))

function removal(of: readonly ListFilter[]): { [Name in ListFilter]?: undefined } {
  return Object.fromEntries(of.map((name) => [name, undefined]))
}
