import { array, enums, type Infer, optional, string } from 'superstruct'
import { ActivityList, ActivityQuery } from '../../driver/activity.ts'
import { Deadlines } from '../../driver/deadlines.ts'
import { settableStatuses, verificationStatuses } from '../../driver/statuses.ts'
import { ProfileUpdate, RoleChange } from '../../people/ProfileUpdate.ts'
import { roles } from '../../people/role.ts'
import { UserLookup, UserPage } from '../../people/User.ts'
import { counting, oneOrSeveral, shape, uuid } from '../../struct/shape.ts'
import { mandatory, message } from '../../struct/textRule.ts'
import { get, jsonAnswer, patch, post, remove } from './Call.ts'

const text = () => optional(string())

/** The query for the list of users and drivers; only organisations and statuses can be several. */
export const UsersQuery = shape({
  page: optional(counting()),
  page_size: optional(counting()),
  organization_id: optional(oneOrSeveral(uuid())),
  status: optional(oneOrSeveral(enums(verificationStatuses))),
  role: optional(enums(roles)),
  first_name: text(),
  last_name: text(),
  email: text(),
  phone_number: text(),
  dt_id: text(),
  user_id: optional(uuid()),
  order_by: text(),
})

export type UsersQuery = Infer<typeof UsersQuery>

export const userCalls = {
  listUsers: get('/api/v1/users', {
    summary: 'A page of users or drivers.',
    payload: UsersQuery,
    answer: jsonAnswer('UserPage', UserPage),
  }),
  updateProfile: patch('/api/v1/users', {
    summary: "Changes the signed-in user's names and phone number.",
    payload: ProfileUpdate,
    meanings: { 409: 'resource conflict' },
  }),
  changeRole: patch('/api/v1/users/role/{user_id}', {
    summary: 'Makes a user a viewer or an admin.',
    payload: RoleChange,
    meanings: { 409: 'resource conflict' },
  }),
  lookUpUsers: post('/api/v1/users/ids', {
    summary: 'Looks up people by id.',
    payload: shape({ ids: array(uuid()) }),
    answer: jsonAnswer('UserLookup', UserLookup),
  }),
  nameDriver: patch('/api/v1/users/drivers/{user_id}/name', {
    summary: 'Sends an empty body, since the contract gives no payload.',
    payload: shape({}),
  }),
  setStatus: patch('/api/v1/users/status', {
    summary: "Sets a driver's verification status.",
    payload: shape({
      userId: uuid(),
      organizationId: uuid(),
      status: message(enums(settableStatuses), mandatory),
    }),
  }),
  liftBan: remove('/api/v1/users/status/ban/{organization_id}/{user_id}', {
    summary: "Lifts a driver's ban.",
  }),
  listActivity: get('/api/v1/users/activity', {
    summary: "A driver's activity in an organisation.",
    payload: ActivityQuery,
    answer: jsonAnswer('ActivityLog', ActivityList),
  }),
  deadlines: get('/api/v1/users/deadlines/{user_id}', {
    summary: "When a driver's documents expire.",
    answer: jsonAnswer('Deadlines', Deadlines),
  }),
}
