import { Counters, Stats } from '../../organisation/counters.ts'
import { NewOrganisation, Organisation, OrganisationUpdate } from '../../organisation/Organisation.ts'
import { parseOrganisationTree } from '../../organisation/parseOrganisationTree.ts'
import { Settings, SettingsUpdate } from '../../organisation/Settings.ts'
import { get, jsonAnswer, parsedAnswer, patch, post, remove } from './Call.ts'

export const organisationCalls = {
  createOrganisation: post('/api/v1/organizations/', {
    summary: 'Creates an organisation.',
    payload: NewOrganisation,
    answer: jsonAnswer('Organisation', Organisation),
    meanings: { 409: 'organisation_exists' },
  }),
  organisationTree: get('/api/v1/organizations/', {
    summary: "The organisations in view, as a tree from the user's own.",
    answer: parsedAnswer('OrganisationTree', parseOrganisationTree),
    meanings: { 404: 'not-found handling' },
  }),
  updateOrganisation: patch('/api/v1/organizations/{id}', {
    summary: "Changes an organisation's name and whether it is a subcontractor.",
    payload: OrganisationUpdate,
  }),
  deleteOrganisation: remove('/api/v1/organizations/{organization_id}', {
    summary: 'Deletes an organisation that has no users, sub-organisations or drivers.',
  }),
  removeMember: remove('/api/v1/organizations/{organization_id}/users/{user_id}', {
    summary: 'Removes a user or a driver from an organisation.',
  }),
  counters: get('/api/v1/organizations/{id}/counters', {
    summary: 'The numbers of drivers, users and sub-organisations in an organisation.',
    answer: jsonAnswer('Counters', Counters),
  }),
  settings: get('/api/v1/organizations/{id}/settings', {
    summary: 'Address, contact, terms, billing and pricing of an organisation.',
    answer: jsonAnswer('Settings', Settings),
    meanings: { 404: 'not_found: no settings exist' },
  }),
  updateSettings: patch('/api/v1/organizations/{id}/settings', {
    summary: 'Changes the given settings of an organisation.',
    payload: SettingsUpdate,
  }),
  stats: get('/api/v1/organizations/{id}/stats', {
    summary: 'The verification figures of an organisation.',
    answer: jsonAnswer('Stats', Stats),
  }),
}
