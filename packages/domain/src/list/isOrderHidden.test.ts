import { expect, test } from 'vitest'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { isOrderHidden } from './isOrderHidden.ts'
import { parseOrganisationSearch } from './parseOrganisationSearch.ts'

const user = { id: sampleId(900), role: 'admin' }
const hiding = { subcontractor: true, subcontractorPersonalDataHidden: true }
const tree = parseOrganisationTree(
  sampleOrganisation(1, {
    ...hiding, // one's own data is not hidden from oneself
    children: [
      sampleOrganisation(2, {
        parentId: sampleId(1),
        ...hiding,
        children: [sampleOrganisation(3, { parentId: sampleId(2) })],
      }),
      sampleOrganisation(4, { parentId: sampleId(1) }),
    ],
  }),
)

test.each([
  ['the root with all below', 1, '', false],
  ['the root alone', 1, '?scope=own', false],
  ['one that hides', 2, '', true],
  ['one below it', 3, '', true],
  ['one beside it', 4, '', false],
  ['the root, narrowed to the one that hides', 1, '?organizationName=Organisation 2', true],
  ['no organisation at all', 2, '?organizationName=nowhere', false],
  ['users, who are never hidden', 2, '?view=users', false],
] as const)('%s', (...[, number, search, isHidden]) => {
  if (!tree) throw new Error('The sample is a tree.')
  expect(
    isOrderHidden({
      viewer: { user, tree },
      organisationId: sampleId(number),
      search: parseOrganisationSearch(search),
    }),
  ).toBe(isHidden)
})
