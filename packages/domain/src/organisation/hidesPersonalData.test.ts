import { expect, test } from 'vitest'
import { hidesPersonalData, type OrganisationTree } from './OrganisationTree.ts'
import { parseOrganisationTree } from './parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from './sampleOrganisation.ts'

const one = sampleOrganisation
const hiding = { subcontractor: true, subcontractorPersonalDataHidden: true }
const tree = parseOrganisationTree(
  one(1, {
    ...hiding,
    children: [one(2, { ...hiding, children: [one(3)] }), one(4, { subcontractor: true, children: [one(5)] })],
  }),
) as OrganisationTree // the answer above has organisations

test.each([
  [1, false, 'the root sees its own'],
  [2, true, 'a subcontractor that hides them'],
  [3, true, 'one below such a subcontractor'],
  [4, false, 'a subcontractor that hides nothing'],
  [5, false, 'one below it'],
  [9, false, 'one that is not in view'],
])('organisation %i: %s (%s)', (number, hides) => {
  expect(hidesPersonalData(tree, sampleId(number))).toBe(hides)
})
