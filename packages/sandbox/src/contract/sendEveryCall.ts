import type { Calls, Client, NamedFile } from '@driver-trust/domain/http'
import { DEMO_PASSWORD, personas, type Sandbox } from '@driver-trust/sandbox'

interface Sending {
  client: Client
  sandbox: Sandbox
  /** Continues as the user these tokens belong to. */
  adopt: (accessToken: string, refreshToken: string | undefined) => void
}

type Results = Partial<Record<keyof Calls, unknown>>
type Send = (name: keyof Calls, result: Promise<unknown>) => Promise<void>

const NEW_PASSWORD = 'Changed-2!'
const CSV = 'firstName,lastName,phoneNumber,email\nAda,Byron,+442079460991,\n'

/** Sends every call once, in an order in which each can succeed, and returns the answers. */
export async function sendEveryCall(sending: Sending): Promise<Results> {
  const results: Results = {}
  const send: Send = async (name, result) => {
    const value = await result
    results[name] = value ?? 'nothing'
  }
  const linkToken = () =>
    new URL(sending.sandbox.state.mails[0]?.link ?? '', 'http://x').searchParams.get('token') ?? ''
  await signIn(sending, send)
  await mails(sending, send, linkToken)
  await organisations(sending, send)
  await people(sending, send)
  await invitations(sending, send, linkToken)
  await role(sending, send)
  const { client } = sending
  await send('updateProfile', client.updateProfile({ firstName: 'Ada', lastName: undefined, phoneNumber: undefined }))
  await send('changePassword', client.changePassword({ password: NEW_PASSWORD }))
  await send('register', client.register({ email: 'brand.new@example.com', password: NEW_PASSWORD }))
  return results
}

async function signIn({ client, adopt }: Sending, send: Send) {
  const tokens = await client.token({
    grant_type: 'password',
    username: personas.owner.email,
    password: DEMO_PASSWORD,
  })
  adopt(tokens.access_token ?? '', tokens.refresh_token)
  await send('token', Promise.resolve(tokens))
  await send('whoami', client.whoami())
}

async function mails({ client }: Sending, send: Send, linkToken: () => string) {
  const bearer = async (scope: 'email:send' | 'password:reset') => {
    const { challenge } = await client.challenge({ clientId: 'driver-trust-console' })
    const grant_type = 'urn:ietf:params:oauth:grant-type:challenge'
    const { access_token } = await client.token({ grant_type, challenge, scope, client_id: 'driver-trust-console' })
    return { bearer: access_token }
  }
  await send('challenge', client.challenge({ clientId: 'driver-trust-console' }))
  const viewer = { email: personas.viewer.email }
  await send('sendPasswordReset', client.sendPasswordReset(viewer, await bearer('password:reset')))
  await send('resetPassword', client.resetPassword({ password: NEW_PASSWORD, token: linkToken() }))
  const unverified = { email: personas.unverified.email }
  await send('sendVerification', client.sendVerification(unverified, await bearer('email:send')))
  await send('verifyEmail', client.verifyEmail({ token: linkToken(), code: undefined }))
}

async function organisations({ client }: Sending, send: Send) {
  const tree = await client.organisationTree()
  const id = tree?.rootId ?? ''
  await send('organisationTree', Promise.resolve(tree))
  await send('counters', client.counters({ id }))
  await send('stats', client.stats({ id }))
  await send('settings', client.settings({ id }))
  await send('updateSettings', client.updateSettings({ id, city: 'Oslo' } as never)) // unchanged fields are omitted
  const made = await client.createOrganisation({
    name: 'Made',
    parentId: id,
    subcontractor: false,
    subcontractorPersonalDataHidden: undefined,
  })
  await send('createOrganisation', Promise.resolve(made))
  await send('updateOrganisation', client.updateOrganisation({ id: made.id, name: 'Renamed', subcontractor: true }))
  await send('deleteOrganisation', client.deleteOrganisation({ organization_id: made.id }))
}

async function people({ client }: Sending, send: Send) {
  const rootId = (await client.organisationTree())?.rootId ?? ''
  const drivers = await client.listUsers({ organization_id: rootId, role: 'driver', page: 1, page_size: 5 })
  await send('listUsers', Promise.resolve(drivers))
  const [one, other] = drivers.items
  const user_id = one?.id ?? ''
  const place = { organization_id: rootId, user_id }
  await send('lookUpUsers', client.lookUpUsers({ ids: drivers.items.map(({ id }) => id) }))
  await send('deadlines', client.deadlines({ user_id }))
  await send('listActivity', client.listActivity({ ...place, actions: ['changed_status', 'joined_organization'] }))
  await send('nameDriver', client.nameDriver({ user_id }))
  const banned = { userId: user_id, organizationId: rootId, status: 'banned_explicitly' } as const
  await send('setStatus', client.setStatus(banned))
  await send('liftBan', client.liftBan(place))
  await send('removeMember', client.removeMember({ organization_id: rootId, user_id: other?.id ?? '' }))
}

/** At the end: the viewer can do more from then on. */
async function role({ client }: Sending, send: Send) {
  const rootId = (await client.organisationTree())?.rootId ?? ''
  const users = await client.listUsers({ organization_id: rootId, role: 'user', page: 1, page_size: 50 })
  const viewer = users.items.find(({ email }) => email === personas.viewer.email)
  await send('changeRole', client.changeRole({ user_id: viewer?.id ?? '', role: 'admin' }))
}

async function invitations({ client, sandbox }: Sending, send: Send, linkToken: () => string) {
  const organizationId = (await client.organisationTree())?.rootId ?? ''
  const drivers = [{ firstName: 'Ada', lastName: 'Byron', phoneNumber: '+442079460990', email: undefined }]
  await send('inviteDrivers', client.inviteDrivers({ organizationId, drivers }))
  const drivers_csv = new Blob([CSV], { type: 'text/csv' })
  await send('inviteDriversByCsv', client.inviteDriversByCsv({ organization_id: organizationId, drivers_csv }))
  const asked = { type: 'driver', organization_id: organizationId, page: 1, page_size: 50 } as const
  const page = await client.listInvitations(asked as never) // other parameters are omitted
  await send('listInvitations', Promise.resolve(page))
  const batchId = page.items.find((item) => 'batchId' in item && item.batchId)
  const file = client.downloadBatch({ batchId: String(batchId && 'batchId' in batchId ? batchId.batchId : '') })
  await send('downloadBatch', file.then(readable))
  await send('inviteUser', client.inviteUser({ email: personas.new.email, role: 'user', organizationId }))
  const bearer = sandbox.tokensOf('new').access_token
  await send('acceptInvitation', client.acceptInvitation({ token: linkToken() }, { bearer }))
  const [last] = [...sandbox.state.world.invitations.values()].filter((each) => each.organizationId === organizationId)
  await send('withdrawInvitations', client.withdrawInvitations({ ids: [last?.id ?? ''] }))
}

async function readable({ name, content }: NamedFile) {
  return { name, type: content.type.split(';')[0], text: await content.text() }
}
