import { expect, test } from 'vitest'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { banOriginOf } from './banOriginOf.ts'

const chain = sampleOrganisation(1, {
  children: [sampleOrganisation(2, { children: [sampleOrganisation(3, { children: [sampleOrganisation(4)] })] })],
})

test.each([
  [[], undefined],
  [[{ organizationId: sampleId(1), status: 'banned_explicitly' }], 'Organisation 1'],
  [
    [
      { organizationId: sampleId(1), status: 'banned_explicitly' },
      { organizationId: sampleId(2), status: 'banned_explicitly' },
    ],
    'Organisation 2',
  ],
  [[{ organizationId: sampleId(3), status: 'banned_explicitly' }], undefined],
  [[{ organizationId: sampleId(4), status: 'banned_explicitly' }], undefined],
  [[{ organizationId: sampleId(2), status: 'banned_inherited' }], undefined],
  [[{ status: 'banned_explicitly' }], undefined],
])('the ban of %j, seen from the third level, comes from %s', (records, name) => {
  const tree = parseOrganisationTree(chain)
  expect(tree && banOriginOf(tree, sampleId(3), records)?.name).toBe(name)
})
