import { ActivityLog } from '../activity/ActivityLog.ts'
import { ActivityQuery } from '../activity/ActivityQuery.ts'
import { Deadlines } from '../driver/Deadlines.ts'
import { StatusChange } from '../driver/StatusChange.ts'
import { shape } from '../struct/shape.ts'
import { ProfileUpdate } from '../user/ProfileUpdate.ts'
import { RoleChange } from '../user/RoleChange.ts'
import { UserIds } from '../user/UserIds.ts'
import { UserLookup } from '../user/UserLookup.ts'
import { UserPage } from '../user/UserPage.ts'
import { jsonAnswer, noAnswer } from './answers.ts'
import { row } from './row.ts'
import { UsersQuery } from './UsersQuery.ts'

/** Calls about users and drivers (spec, section 7: Users). */
export const userCalls = {
  listUsers: row({
    method: 'GET',
    path: '/api/v1/users',
    summary: 'A page of the users or drivers of organisations.',
    carrier: 'query',
    payload: UsersQuery,
    answer: jsonAnswer('UserPage', UserPage),
  }),
  updateProfile: row({
    method: 'PATCH',
    path: '/api/v1/users',
    summary: 'Changes the names and phone number of the person who is signed in.',
    carrier: 'json',
    payload: ProfileUpdate,
    answer: noAnswer,
    meanings: { 409: 'resource conflict' },
  }),
  changeRole: row({
    method: 'PATCH',
    path: '/api/v1/users/role/{user_id}',
    summary: 'Makes somebody a viewer or an admin.',
    carrier: 'json',
    payload: RoleChange,
    answer: noAnswer,
    meanings: { 409: 'resource conflict' },
  }),
  lookUpUsers: row({
    method: 'POST',
    path: '/api/v1/users/ids',
    summary: 'People by their ids.',
    carrier: 'json',
    payload: UserIds,
    answer: jsonAnswer('UserLookup', UserLookup),
  }),
  nameDriver: row({
    method: 'PATCH',
    path: '/api/v1/users/drivers/{user_id}/name',
    summary: 'The contract shows no payload: an empty body is sent.',
    carrier: 'json',
    payload: shape({}),
    answer: noAnswer,
  }),
  setStatus: row({
    method: 'PATCH',
    path: '/api/v1/users/status',
    summary: "Sets a driver's verification status.",
    carrier: 'json',
    payload: StatusChange,
    answer: noAnswer,
  }),
  liftBan: row({
    method: 'DELETE',
    path: '/api/v1/users/status/ban/{organization_id}/{user_id}',
    summary: 'Lifts the ban of a driver.',
    answer: noAnswer,
  }),
  listActivity: row({
    method: 'GET',
    path: '/api/v1/users/activity',
    summary: 'What happened to a driver in an organisation.',
    carrier: 'query',
    payload: ActivityQuery,
    answer: jsonAnswer('ActivityLog', ActivityLog),
  }),
  deadlines: row({
    method: 'GET',
    path: '/api/v1/users/deadlines/{user_id}',
    summary: "When a driver's documents run out.",
    answer: jsonAnswer('Deadlines', Deadlines),
  }),
}
