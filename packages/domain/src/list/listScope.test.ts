import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrganisationTree, organisationIn } from '../organisation/OrganisationTree.ts'
import { parseOrganisationTree } from '../organisation/parseOrganisationTree.ts'
import { sampleId, sampleOrganisation } from '../organisation/sampleOrganisation.ts'
import { type GrantName, type PermissionKind, permissionKinds } from '../permission/grants.ts'
import { permissionFor, permissionKindOf } from '../permission/permissionsOf.ts'
import { driversRequest, usersRequest } from './listRequests.ts'
import { type ListAccount, listScope } from './listScope.ts'
import { parseOrganisationSearch } from './OrganisationSearch.ts'

const outOfView = sampleId(999)

/** A viewer of each kind, with three organisations below their own, one of them a subcontractor's. */
const viewers: Record<PermissionKind, ListAccount> = {
  root: viewerOf('admin', {}),
  adminOfChildNonSubcontractor: viewerOf('admin', { parentId: outOfView }),
  adminOfChild: viewerOf('admin', { parentId: outOfView, subcontractor: true }),
  rootViewer: viewerOf('user', {}),
  viewerOfNonSubcontractor: viewerOf('user', { parentId: outOfView }),
  viewerChildOfSubcontractor: viewerOf('user', { parentId: outOfView, subcontractor: true }),
  unhandled: viewerOf('driver', {}),
}

const lists: readonly [address: string, grant: GrantName][] = [
  ['', 'viewDrivers'],
  ['?drivers=invited', 'viewDrivers'],
  ['?drivers=banned', 'viewDrivers'],
  ['?view=users', 'viewUsers'],
  ['?view=users&users=invited', 'viewUsers'],
]

test('there is a viewer of each kind', () => {
  for (const kind of permissionKinds) expect(permissionKindOf(viewers[kind])).toBe(kind)
})

describe('no list names an organisation in which it is refused', () => {
  test('for any viewer, place and list, to see or to export', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...permissionKinds),
        fc.constantFrom(...lists),
        fc.constantFrom(1, 2, 3, 4, 999),
        fc.constantFrom('', 'scope=own', 'organizationName=Organisation', 'organizationName=3'),
        fc.boolean(),
        (...[kind, [address, grant], number, narrowed, isExport]) => {
          const viewer = viewers[kind]
          const search = parseOrganisationSearch(`${address}${address ? '&' : '?'}${narrowed}`)
          const question = {
            search,
            viewer,
            organisationId: sampleId(number),
            ...(isExport && { alsoNeeds: 'exportList' as const }),
          }
          const request = search.view === 'users' ? usersRequest(question) : driversRequest(question)
          if (request.call === 'none') return
          const named = [request.query.organization_id ?? []].flat()
          expect(named.length).toBeGreaterThan(0)
          for (const id of named) {
            const organisation = organisationIn(viewer.tree, id)
            expect(permissionFor(grant, { viewer, organisation }).allowed).toBe(true)
            if (isExport) expect(permissionFor('exportList', { viewer, organisation }).allowed).toBe(true)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('the parameter is omitted only if everything in view is granted', () => {
    const many = viewerOf('user', { parentId: outOfView, subcontractor: true }, 150)
    const question = { grants: ['viewDrivers'] as const, organisationId: sampleId(1), isOwnOnly: false }
    expect(listScope({ ...question, viewer: many })).toMatchObject({ kind: 'some', ids: [sampleId(1)] })
    expect(listScope({ ...question, viewer: viewerOf('admin', {}, 150) })).toEqual({ kind: 'all' })
  })
})

test('where addresses are short, a branch below the root names no more organisations than fit', () => {
  const longest = 2048 // of IIS, unless it is configured
  const own = sampleOrganisation(1, {
    children: [sampleOrganisation(2, { parentId: sampleId(1), children: below(40) })],
  })
  const viewer = { ...viewers.root, tree: parseOrganisationTree(own) as OrganisationTree } // it has one
  const request = (organisationsPerCall?: number) =>
    driversRequest({
      search: parseOrganisationSearch(`?lastName=${'x'.repeat(60)}&firstName=${'x'.repeat(60)}`),
      viewer: { ...viewer, organisationsPerCall },
      organisationId: sampleId(2),
    })
  const lengthOf = (asked: ReturnType<typeof request>) =>
    asked.call === 'none'
      ? 0
      : new URLSearchParams(
          Object.entries(asked.query).flatMap(([name, values]) =>
            [values].flat().map((value) => [name, String(value)]),
          ),
        ).toString().length
  expect(lengthOf(request())).toBeGreaterThan(longest)
  expect(lengthOf(request(30))).toBeLessThan(longest - 200)
  expect(request(30)).toMatchObject({
    notice: 'Organisation 2 only. This branch has too many organisations (41) to list at once.',
  })
})

test('a list that covers less than the branch says so', () => {
  const scopeFor = (kind: PermissionKind, grants: readonly GrantName[]) =>
    listScope({ viewer: viewers[kind], grants, organisationId: sampleId(1), isOwnOnly: false })
  expect(scopeFor('viewerChildOfSubcontractor', ['viewDrivers'])).toEqual({
    kind: 'some',
    ids: [sampleId(1)],
    notice: 'You can only see this list for Organisation 1.',
  })
  expect(scopeFor('adminOfChild', ['viewDrivers', 'exportList'])).toMatchObject({ ids: [sampleId(1)] })
  expect(scopeFor('adminOfChild', ['viewDrivers'])).not.toHaveProperty('notice')
})

test('two users of one tree each get what they are granted', () => {
  const admin = viewers.adminOfChild
  const viewer = { ...admin, user: { id: sampleId(901), role: 'driver' } }
  const scopeOf = (viewer: ListAccount) =>
    listScope({ viewer, grants: ['viewDrivers'], organisationId: sampleId(1), isOwnOnly: false }).kind
  expect([admin, viewer, admin, viewer].map(scopeOf)).toEqual(['some', 'none', 'some', 'none'])
})

/** Organisations below the second one. */
const below = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleOrganisation(index + 3, { parentId: sampleId(2) }))

function viewerOf(role: string, fields: object, size = 4): ListAccount {
  const below = Array.from({ length: size - 1 }, (_, index) =>
    sampleOrganisation(index + 2, { parentId: sampleId(1), subcontractor: index === 1 }),
  )
  const tree = parseOrganisationTree(sampleOrganisation(1, { ...fields, children: below })) as OrganisationTree // it has one
  return { user: { id: sampleId(900), role }, tree }
}
