import { Counters, Stats } from '../../organisation/counters.ts'
import { NewOrganisation, Organisation, OrganisationUpdate } from '../../organisation/Organisation.ts'
import { parseOrganisationTree } from '../../organisation/parseOrganisationTree.ts'
import { Settings, SettingsUpdate } from '../../organisation/Settings.ts'
import { jsonAnswer, noAnswer, parsedAnswer, row } from './Call.ts'

/** Calls about organisations. */
export const organisationCalls = {
  createOrganisation: row({
    method: 'POST',
    path: '/api/v1/organizations/',
    summary: 'Creates an organisation.',
    carrier: 'json',
    payload: NewOrganisation,
    answer: jsonAnswer('Organisation', Organisation),
    meanings: { 409: 'organisation_exists' },
  }),
  organisationTree: row({
    method: 'GET',
    path: '/api/v1/organizations/',
    summary: "The organisations in view, as a tree from the user's own.",
    answer: parsedAnswer('OrganisationTree', parseOrganisationTree),
    meanings: { 404: 'not-found handling' },
  }),
  updateOrganisation: row({
    method: 'PATCH',
    path: '/api/v1/organizations/{id}',
    summary: "Changes an organisation's name and whether it is a subcontractor.",
    carrier: 'json',
    payload: OrganisationUpdate,
    answer: noAnswer,
  }),
  deleteOrganisation: row({
    method: 'DELETE',
    path: '/api/v1/organizations/{organization_id}',
    summary: 'Deletes an organisation that has no users, sub-organisations or drivers.',
    answer: noAnswer,
  }),
  removeMember: row({
    method: 'DELETE',
    path: '/api/v1/organizations/{organization_id}/users/{user_id}',
    summary: 'Removes a user or a driver from an organisation.',
    answer: noAnswer,
  }),
  counters: row({
    method: 'GET',
    path: '/api/v1/organizations/{id}/counters',
    summary: 'The numbers of drivers, users and sub-organisations in an organisation.',
    answer: jsonAnswer('Counters', Counters),
  }),
  settings: row({
    method: 'GET',
    path: '/api/v1/organizations/{id}/settings',
    summary: 'Address, contact, terms, billing and pricing of an organisation.',
    answer: jsonAnswer('Settings', Settings),
    meanings: { 404: 'not_found: no settings exist' },
  }),
  updateSettings: row({
    method: 'PATCH',
    path: '/api/v1/organizations/{id}/settings',
    summary: 'Changes the given settings of an organisation.',
    carrier: 'json',
    payload: SettingsUpdate,
    answer: noAnswer,
  }),
  stats: row({
    method: 'GET',
    path: '/api/v1/organizations/{id}/stats',
    summary: 'The verification figures of an organisation.',
    answer: jsonAnswer('Stats', Stats),
  }),
}
