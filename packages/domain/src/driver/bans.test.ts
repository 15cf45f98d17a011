import { describe, expect, test } from 'vitest'
import type { OrganisationTree } from '../organisation/OrganisationTree.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { banningOrganisations, banOriginOf, bansIn } from './bans.ts'

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

describe('bans among records', () => {
  const tree = parseOrganisationTree(chain) as OrganisationTree // a chain of four
  const partly = parseOrganisationTree({ ...chain, parentId: sampleId(9) }) as OrganisationTree
  const driver = (level: number, status: string) => ({ id: 'a', organizationId: sampleId(level), status })
  const above = { id: 'a', organizationId: sampleId(1), status: 'banned_explicitly' }
  const nowhere = { id: 'a', status: 'banned_explicitly' }

  test.each([
    ['a record that is cleared, of a person banned above', [above], driver(2, 'verified'), 'Organisation 1'],
    ['another person’s record', [{ ...above, id: 'b' }], driver(2, 'verified'), undefined],
    ['the banned record itself', [above], driver(1, 'banned_explicitly'), undefined],
    ['an inherited ban below one organisation', [], driver(2, 'banned_inherited'), 'Organisation 1'],
    ['an inherited ban below two', [], driver(3, 'banned_inherited'), 'Organisation 1 or Organisation 2'],
    ['an inherited ban below three', [], driver(4, 'banned_inherited'), undefined],
    ['an inherited ban at the root', [], driver(1, 'banned_inherited'), undefined],
    ['a record of a person whose ban says no organisation', [nowhere], driver(2, 'verified'), null],
    ['a record of a person one of whose bans says none', [nowhere, above], driver(2, 'verified'), 'Organisation 1'],
    ['a record of nobody knows where, of a banned person', [above], { id: 'a', status: 'verified' }, null],
    ['a record of nobody knows where', [], { id: 'a', status: 'verified' }, undefined],
    ['a record out of view, of a banned person', [above], driver(9, 'verified'), null],
    ['a record of a person banned out of view', [driver(9, 'banned_explicitly')], driver(2, 'verified'), null],
  ] as const)('who banned %s', (...[, records, record, name]) => {
    expect(bansIn(records, tree)(record)).toBe(name)
  })

  test('guesses nobody while an organisation above is out of view', () => {
    expect(bansIn([], partly)(driver(2, 'banned_inherited'))).toBeUndefined()
    expect(bansIn([above], partly)(driver(2, 'banned_inherited'))).toBe('Organisation 1')
  })

  test('can only come from organisations with others below them', () => {
    expect(banningOrganisations(tree)).toEqual([1, 2, 3].map(sampleId))
  })
})
