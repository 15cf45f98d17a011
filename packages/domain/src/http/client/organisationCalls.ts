import { Counters, Stats } from '../../organisation/counters.ts'
import { NewOrganisation, Organisation, OrganisationUpdate } from '../../organisation/Organisation.ts'
import { parseOrganisationTree } from '../../organisation/parseOrganisationTree.ts'
import { Settings, SettingsUpdate } from '../../settings/Settings.ts'
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
    summary: 'The organisations in view, as a tree from the own one.',
    answer: parsedAnswer('OrganisationTree', parseOrganisationTree),
    meanings: { 404: 'not-found handling' },
  }),
  updateOrganisation: row({
    method: 'PATCH',
    path: '/api/v1/organizations/{id}',
    summary: 'Changes the name of an organisation and whether it is a subcontractor.',
    carrier: 'json',
    payload: OrganisationUpdate,
    answer: noAnswer,
  }),
  deleteOrganisation: row({
    method: 'DELETE',
    path: '/api/v1/organizations/{organization_id}',
    summary: 'Deletes an organisation without users, sub-organisations and drivers.',
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
    summary: 'How many drivers, users and sub-organisations an organisation has.',
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
    summary: 'Changes what is given of the settings of an organisation.',
    carrier: 'json',
    payload: SettingsUpdate,
    answer: noAnswer,
  }),
  stats: row({
    method: 'GET',
    path: '/api/v1/organizations/{id}/stats',
    summary: 'How the verification of an organisation stands.',
    answer: jsonAnswer('Stats', Stats),
  }),
}
