import { loadListRows } from '@driver-trust/domain/data'
import { createClient } from '@driver-trust/domain/http'
import {
  driversRequest,
  isReadWhole,
  type ListRequest,
  parseOrganisationSearch,
  usersRequest,
} from '@driver-trust/domain/list'
import type { OrganisationTree } from '@driver-trust/domain/organisation'
import { createSandbox, type Sandbox } from '@driver-trust/sandbox'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '../../../../tooling/checkApi.ts'

let sandbox: Sandbox
let asked: URL[] = []
const server = setupServer(
  http.all('*/api/v1/*', ({ request }) => {
    asked.push(new URL(request.url))
    return sandbox.fetch(request)
  }),
)
const { session, transport } = openSession('http://sandbox.test')
const client = createClient({ transport, session })
let tree: OrganisationTree

beforeAll(async () => {
  server.listen()
  sandbox = createSandbox()
  const { access_token, refresh_token } = sandbox.tokensOf('owner')
  session.adopt({ accessToken: access_token, refreshToken: refresh_token })
  const loaded = await client.organisationTree()
  if (!loaded) throw new Error('The owner has organisations.')
  tree = loaded
})
beforeEach(() => {
  asked = []
})
afterAll(() => server.close())

const ACTIVE =
  'status=submitted&status=pending&status=verified&status=internal_verified&status=unverified&status=overdue&status=locked&status=red&status=under_review&status=in_analysis'
const PAGE = 'order_by=-created_at&page=1&page_size=20'

/** Pages of a list that is read whole. */
const WHOLE = 'page=1&page_size=100'
/** One call takes one role, so a list of all of them has three. */
const eachRole = (query: string) =>
  ['user', 'admin', 'super_admin'].map((role) => `users?role=${role}&${query}`).join(' ')

/** The requests of each list address. Organisation ids are left out; the third word is how many each names. */
const TABLE: readonly (readonly [address: string, request: string, organisations: number])[] = [
  ['', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?drivers=active', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?drivers=banned', `users?role=driver&status=banned_explicitly&status=banned_inherited&${PAGE}`, 10],
  ['?drivers=invited', `invitations?type=driver&${PAGE}`, 10],
  ['?drivers=invited&statusBadge=pending', `invitations?type=driver&status=pending&${PAGE}`, 10],
  ['?drivers=invited&statusBadge=skipped', `invitations?type=driver&status=skipped&${PAGE}`, 10],
  ['?drivers=invited&statusBadge=accepted', `invitations?type=driver&status=accepted&${PAGE}`, 10],
  ['?drivers=invited&statusBadge=red', `invitations?type=driver&${PAGE}`, 10],
  ['?statusBadge=pending', `users?role=driver&status=submitted&status=pending&${PAGE}`, 10],
  ['?statusBadge=verified', `users?role=driver&status=verified&${PAGE}`, 10],
  ['?statusBadge=internally_verified', `users?role=driver&status=internal_verified&${PAGE}`, 10],
  ['?statusBadge=unverified', `users?role=driver&status=unverified&${PAGE}`, 10],
  ['?statusBadge=all_unverified', `users?role=driver&status=submitted&status=pending&status=unverified&${PAGE}`, 10],
  ['?statusBadge=red', `users?role=driver&status=overdue&status=locked&status=red&${PAGE}`, 10],
  ['?statusBadge=red&drivers=banned', `users?role=driver&status=banned_explicitly&status=banned_inherited&${PAGE}`, 10],
  ['?statusBadge=under_review', `users?role=driver&status=under_review&${PAGE}`, 10],
  ['?statusBadge=in_analysis', `users?role=driver&status=in_analysis&${PAGE}`, 10],
  [
    '?statusBadge=with_issues',
    `users?role=driver&status=overdue&status=locked&status=red&status=under_review&status=in_analysis&${PAGE}`,
    10,
  ],
  ['?statusBadge=verified&drivers=banned', '', 0],
  ['?statusBadge=nonsense', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?firstName=Ana', `users?role=driver&${ACTIVE}&first_name=Ana&${PAGE}`, 10],
  ['?lastName=%C3%93+S%C3%BAil', `users?role=driver&${ACTIVE}&last_name=%C3%93+S%C3%BAil&${PAGE}`, 10],
  ['?email=a%40b', `users?role=driver&${ACTIVE}&email=a%40b&${PAGE}`, 10],
  ['?dtId=04+21+97', `users?role=driver&${ACTIVE}&dt_id=42197&${PAGE}`, 10],
  ['?dtId=+%09', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?organizationName=kestrel', `users?role=driver&${ACTIVE}&${PAGE}`, 2],
  ['?organizationName=nowhere', '', 0],
  ['?scope=own', `users?role=driver&${ACTIVE}&${PAGE}`, 1],
  ['?scope=own&organizationName=kestrel', '', 0],
  ['?sorting=dt_id', `users?role=driver&${ACTIVE}&order_by=dt_id&page=1&page_size=20`, 10],
  ['?sorting=-organization_name', `users?role=driver&${ACTIVE}&order_by=-organization_name&page=1&page_size=20`, 10],
  ['?sorting=password', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?drivers=invited&sorting=status', `invitations?type=driver&${PAGE}`, 10],
  ['?page=3&size=100', `users?role=driver&${ACTIVE}&order_by=-created_at&page=3&page_size=100`, 10],
  ['?page=-1', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?page=1e9', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?size=7', `users?role=driver&${ACTIVE}&${PAGE}`, 10],
  ['?view=users', eachRole(`order_by=-created_at&${WHOLE}`), 10],
  ['?view=users&role=user', `users?role=user&${PAGE}`, 10],
  ['?view=users&role=admin&scope=own', `users?role=admin&${PAGE}`, 1],
  ['?view=users&role=driver', eachRole(`order_by=-created_at&${WHOLE}`), 10],
  ['?view=users&sorting=-verified_at', eachRole(`order_by=-verified_at&${WHOLE}`), 10],
  ['?view=users&users=invited', `invitations?type=user&${PAGE}`, 10],
  ['?view=users&users=invited&role=admin', `invitations?type=user&role=admin&${PAGE}`, 10],
  ['?view=users&dtId=7', eachRole(`order_by=-created_at&${WHOLE}`), 10],
]

describe('the request of a list address', () => {
  it.each(TABLE)('%j asks %s for %i organisations', async (...[address, request, organisations]) => {
    await send(requestOf(address))
    for (const url of asked) {
      expect(new Set(url.searchParams.getAll('organization_id')).size).toBe(organisations)
      url.searchParams.delete('organization_id')
    }
    const sent = asked.map((url) => sorted(`${url.pathname.replace('/api/v1/', '')}${url.search}`))
    expect(sent).toEqual(request === '' ? [] : request.split(' ').map(sorted))
  })
})

function requestOf(address: string): ListRequest {
  const search = parseOrganisationSearch(address)
  const question = { search, viewer: { user: { id: 'someone', role: 'admin' }, tree }, organisationId: tree.rootId }
  return search.view === 'users' ? usersRequest(question) : driversRequest(question)
}

async function send(request: ListRequest) {
  if (isReadWhole(request)) await loadListRows(client, request, { signal: new AbortController().signal })
  else if (request.call === 'users') await client.listUsers(request.query)
  else if (request.call === 'invitations') await client.listInvitations(request.query)
}

/** The order of parameters doesn't matter. */
function sorted(request: string): string {
  const [path, query = ''] = request.split('?')
  return `${path}?${query.split('&').sort().join('&')}`.replace(/\?$/, '')
}
