import { expect, test } from 'vitest'
import { parseAs } from '../struct/parseAs.ts'
import { validator } from '../struct/validator.ts'
import { NewOrganisation, OrganisationUpdate } from './Organisation.ts'
import { sampleId } from './sampleOrganisation.ts'

const long = 'Organisation name cannot be longer than 256 characters.'

test.each([
  [undefined, 'Field is mandatory.'],
  ['', 'Field is mandatory.'],
  ['   ', 'Field is mandatory.'],
  ['a', undefined],
  ['Møller & Söhne (GmbH) №1', undefined],
  ['a'.repeat(256), undefined],
  ['𐐷'.repeat(256), undefined],
  ['a'.repeat(257), long],
  ['𐐷'.repeat(257), long],
])('the name %j gives %j', (name, message) => {
  const errors = message === undefined ? {} : { name: message }
  expect(validator(NewOrganisation)({ name })).toEqual(errors)
  expect(validator(OrganisationUpdate)({ name, subcontractor: false })).toEqual(errors)
})

test('a new organisation only needs a name', () => {
  expect(parseAs('NewOrganisation', NewOrganisation, { name: ' North ' })).toEqual({ name: 'North' })
  const full = { name: 'North', parentId: sampleId(1), subcontractor: true, subcontractorPersonalDataHidden: true }
  expect(parseAs('NewOrganisation', NewOrganisation, full)).toEqual(full)
  expect(() => parseAs('NewOrganisation', NewOrganisation, { ...full, parentId: 'x' })).toThrow('at "parentId"')
})

test('a change sends both the name and whether it is a subcontractor', () => {
  expect(() => parseAs('OrganisationUpdate', OrganisationUpdate, { name: 'North' })).toThrow('at "subcontractor"')
})
