import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, personas } from '../personas.ts'
import { openSandbox } from '../testing/openSandbox.ts'

const ORIGIN = 'http://sandbox.test/api/v1'
const UNKNOWN = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const wrong = (field: string) => ({ status: 400, body: { code: 'request_validation_failed', field } })

const { as, sandbox, organisation } = openSandbox()
const { id } = organisation('South')
const owner = as('owner')

async function send(path: string, init: RequestInit) {
  const { access_token } = sandbox.tokensOf('owner')
  const bearer = path === '/auth/token' ? {} : { authorization: `Bearer ${access_token}` }
  const headers = { ...bearer, ...(init.headers as object) }
  const response = await sandbox.fetch(new Request(ORIGIN + path, { method: 'POST', ...init, headers }))
  return { status: response.status, body: await response.json() }
}

const form = (fields: Record<string, string>) => send('/auth/token', { body: new URLSearchParams(fields) })

describe('a request is refused, with the field at fault,', () => {
  it.each([
    ['for an unknown parameter', 'users?colour=red', 'colour'],
    ['for a parameter of a call without any', 'auth/whoami?verbose=1', 'verbose'],
    ['for two roles', 'users?role=user&role=admin', 'role'],
    ['for two statuses of an invitation', 'invitations?type=driver&status=sent&status=pending', 'status'],
    ['for two names', 'users?first_name=a&first_name=b', 'first_name'],
    ['for page 0', 'users?page=0', 'page'],
    ['for page 0 of invitations', 'invitations?type=user&page=0', 'page'],
    ['for a page that is no number', 'users?page=two', 'page'],
    ['for an unknown status', 'users?status=happy', 'status'],
    ['for an unknown status of an invitation', 'invitations?type=driver&status=lost', 'status'],
    ['for an unknown role', 'users?role=king', 'role'],
    ['for an unknown sort key', 'users?order_by=password', 'order_by'],
    ['for invitations without a type', 'invitations?page=1', 'type'],
    ['for activity without actions', `users/activity?organization_id=${UNKNOWN}&user_id=${UNKNOWN}`, 'actions'],
    ['for an id that is no UUID', 'users/deadlines/me', 'user_id'],
  ])('%s', async (_, path, field) => {
    expect(await owner(`GET /${path}`)).toEqual(wrong(field))
  })

  it.each([
    ['for an unknown field', 'POST /organizations/', { name: 'New', colour: 'red' }, 'colour'],
    ['for a missing field', 'POST /users/ids', {}, 'ids'],
    ['for one id that is no UUID', 'POST /users/ids', { ids: [UNKNOWN, 'svc-verifier'] }, 'ids.1'],
    [
      'for an unknown field of a row',
      'POST /invitations/drivers',
      { organizationId: id, drivers: [{ firstName: 'A', lastName: 'B', phoneNumber: '+442079460990', age: 7 }] },
      'drivers.0.age',
    ],
    [
      'for a role that cannot be given',
      'POST /invitations/users',
      { email: 'a@b.co', role: 'driver', organizationId: id },
      'role',
    ],
    ['for text that its rule refuses', 'PATCH /users', { firstName: '123' }, 'firstName'],
  ])('%s', async (...[, line, body, field]) => {
    expect(await owner(line, body)).toEqual(wrong(field))
  })

  it('for an organisation that doesn’t exist', async () => {
    const refusal = { status: 404, body: { code: 'not_found', field: 'organization_id' } }
    expect(await owner(`GET /users?organization_id=${UNKNOWN}`)).toEqual(refusal)
    expect(await owner(`GET /invitations?type=driver&organization_id=${id}&organization_id=${UNKNOWN}`)).toEqual(
      refusal,
    )
  })

  it('for the wrong content type', async () => {
    const body = JSON.stringify({ name: 'New' })
    const headers = { 'content-type': 'text/plain' }
    expect(await send('/organizations/', { body, headers })).toEqual(wrong('content-type'))
    const json = { body: JSON.stringify({ grant_type: 'password' }), headers: { 'content-type': 'application/json' } }
    expect(await send('/auth/token', json)).toEqual(wrong('content-type'))
  })

  it('for a grant that isn’t known, or has fields of another', async () => {
    const account = { username: personas.owner.email, password: DEMO_PASSWORD }
    expect(await form({ grant_type: 'implicit', ...account })).toEqual(wrong('grant_type'))
    expect(await form({ grant_type: 'password', ...account, code: '123456' })).toEqual(wrong('code'))
    expect(await form({ grant_type: 'password', username: 'a' })).toEqual(wrong('password'))
  })

  it('for a bearer on the call that gets one', async () => {
    const { access_token } = sandbox.tokensOf('owner')
    const headers = { authorization: `Bearer ${access_token}` }
    const body = new URLSearchParams({ grant_type: 'password', username: 'a', password: 'b' })
    expect(await send('/auth/token', { body, headers })).toEqual(wrong('authorization'))
  })

  it('for an unknown client', async () => {
    const challenge = { grant_type: 'urn:ietf:params:oauth:grant-type:challenge', challenge: 'c', scope: 'email:send' }
    const refusal = { status: 400, body: { code: 'invalid_client', field: 'client_id' } }
    expect(await form({ ...challenge, client_id: 'somebody' })).toEqual(refusal)
    const service = { grant_type: 'client_credentials', client_secret: 'x' }
    expect(await form({ ...service, client_id: 'somebody' })).toEqual(refusal)
  })

  it('for a file that isn’t called .csv', async () => {
    const body = new FormData()
    body.append('organization_id', id)
    const rows = 'firstName,lastName,phoneNumber,email\r\nAda,Byron,+442079460991,\r\n'
    body.append('drivers_csv', new Blob([rows], { type: 'text/csv' }))
    expect(await owner('POST /invitations/drivers/csv', body)).toEqual(wrong('drivers_csv'))
  })
})

it('changing no setting needs the grant too', async () => {
  const { id: root } = organisation('Meridian Freight')
  for (const body of [{}, { city: 'Oslo' }]) {
    expect((await as('viewer')(`PATCH /organizations/${root}/settings`, body)).status).toBe(403)
    expect((await as('subViewer')(`PATCH /organizations/${root}/settings`, body)).status).toBe(404)
  }
  expect((await owner(`PATCH /organizations/${root}/settings`, {})).status).toBe(200)
})

it('a page has at most 50 rows', async () => {
  const { body } = await owner('GET /users?role=driver&page_size=100')
  expect(body.items).toHaveLength(50)
  expect(body.nextPage).toBe(2)
})

it('a request that is refused for its form is noted, so that a story fails', async () => {
  const { sandbox: other, as: asIn } = openSandbox()
  await asIn('owner')('GET /users?page=0')
  await asIn('owner')('GET /users?page=1')
  expect(other.state.malformedRequests).toEqual(['GET /api/v1/users: page'])
})
