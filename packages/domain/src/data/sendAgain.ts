import { is } from 'superstruct'
import type { Client } from '../http/client/createClient.ts'
import { pause } from '../http/client/exchange.ts'
import { isStatus, mayHaveHappened } from '../http/client/RequestError.ts'
import { retryDelay } from '../http/client/retries.ts'
import type { InvitationItem } from '../invitation/InvitationItem.ts'
import { DriversInvitation, UserInvitation } from '../invitation/newInvitations.ts'
import { isOpen, mostRead } from './loadPages.ts'
import { readList } from './readList.ts'
import type { Writes } from './writes.ts'

/** An invitation that was withdrawn to be sent again, but then wasn't sent (contract 7.15). */
export class NotSentAgain extends Error {
  readonly invitation: InvitationItem

  constructor(invitation: InvitationItem, cause: unknown) {
    super('Removed but not sent again', { cause })
    this.name = 'NotSentAgain'
    this.invitation = invitation
  }
}

/** An invitation that can't be created anew, and so isn't withdrawn. */
export class NotSendable extends Error {
  constructor() {
    super(
      'This invitation can’t be sent again as it is, so it was left alone. Invite them with a corrected name, number or e-mail.',
    )
    this.name = 'NotSendable'
  }
}

type InvitationWrites = Pick<Writes, 'withdrawInvitations' | 'inviteUser' | 'inviteDrivers'>

interface SendAgainTools {
  client: Pick<Client, 'listInvitations'>
  /** Aborted when the session ends that this began in. */
  lifetime: AbortSignal
  /** Milliseconds before each retry of the second step. */
  retryDelays: readonly number[]
}

/**
 * Withdraws an invitation and creates one like it. Retries the second step, and looks for the new invitation before
 * repeating it. Rejects with NotSentAgain if only the first step happened; {@link createAgain} does the rest. Rejects
 * with NotSendable, before either, if the second step never could.
 */
export async function sendAgain(
  writes: InvitationWrites,
  invitation: InvitationItem,
  tools: SendAgainTools,
): Promise<void> {
  if (!isSendable(invitation)) throw new NotSendable()
  try {
    await writes.withdrawInvitations({ ids: [invitation.id] })
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    await untilVisible(error, tools)
    const isThere = await isListed(tools, invitation).catch(() => 'unknown')
    if (isThere === 'unknown') throw new NotSentAgain(invitation, error) // its second step looks again before it sends
    if (isThere) throw error
  }
  await createAgain(writes, invitation, tools)
}

/** Waits before looking whether a call was carried out: a server can need a moment until its lists show it. */
function untilVisible(error: unknown, { retryDelays, lifetime }: SendAgainTools): Promise<void> {
  return pause(retryDelay(error, Math.max(0, ...retryDelays)), lifetime)
}

/** The second step alone, for an invitation already withdrawn. Rejects with NotSentAgain. */
export async function createAgain(
  writes: InvitationWrites,
  invitation: InvitationItem,
  tools: SendAgainTools & { isRepeat?: boolean },
): Promise<void> {
  let looks = tools.isRepeat ?? false
  for (let attempt = 0; ; attempt += 1) {
    try {
      const isInvited = async () => (await openInvitationLike(tools.client, invitation, tools.lifetime)) !== undefined
      if (looks && (await isInvited())) return
      if ((await createInvitation(writes, invitation)) || (await isInvited())) return
      throw new Error('The server invited nobody.')
    } catch (error) {
      const delay = tools.retryDelays[attempt]
      const mayPass = mayHaveHappened(error) || isStatus(error, 408, 429)
      if (tools.lifetime.aborted || delay === undefined || !mayPass) throw new NotSentAgain(invitation, error)
      looks = true
      if (mayHaveHappened(error)) await untilVisible(error, tools)
      else await pause(retryDelay(error, delay), tools.lifetime)
    }
  }
}

/**
 * The open invitation of the same person to the same organisation, matched by phone for drivers and by e-mail for
 * users. Rejects if there is none in a list that wasn't read to its end.
 */
export async function openInvitationLike(
  client: Pick<Client, 'listInvitations'>,
  addressee: Addressee,
  signal?: AbortSignal,
): Promise<InvitationItem | undefined> {
  const { type, email, phoneNumber } = addressee
  const isSame = (item: Pick<InvitationItem, 'email' | 'phoneNumber'>) =>
    type === 'user' ? item.email?.toLowerCase() === email?.toLowerCase() : item.phoneNumber === phoneNumber
  const isHere = (item: InvitationItem) =>
    (item.organizationId ?? addressee.organizationId) === addressee.organizationId
  const isWanted = (item: InvitationItem) => item.type === type && isOpen(item) && isSame(item) && isHere(item)
  return findInvitation(client, addressee, { signal, isWanted })
}

/** Whom an invitation is for, and where. */
type Addressee = Pick<InvitationItem, 'type' | 'organizationId' | 'email' | 'phoneNumber'>

async function isListed({ client, lifetime }: SendAgainTools, invitation: InvitationItem): Promise<boolean> {
  const isWanted = ({ id }: InvitationItem) => id === invitation.id
  return (await findInvitation(client, invitation, { signal: lifetime, isWanted })) !== undefined
}

async function findInvitation(
  client: Pick<Client, 'listInvitations'>,
  { type, organizationId, email, phoneNumber }: Addressee,
  { signal, isWanted }: { signal: AbortSignal | undefined; isWanted: (item: InvitationItem) => boolean },
): Promise<InvitationItem | undefined> {
  const filter = type === 'user' ? { email } : { phone_number: phoneNumber }
  const query = { type, organization_id: organizationId, ...filter, order_by: '-created_at' }
  const { rows, isWhole } = await readList({
    loadPage: (page) => client.listInvitations({ ...query, ...page }, { signal }),
    signal,
    limit: mostRead,
  })
  const found = rows.find(isWanted)
  if (!found && !isWhole) throw new Error('The list of invitations could not be read to its end.')
  return found
}

/** False if the server says that it invited nobody. */
async function createInvitation(writes: InvitationWrites, invitation: InvitationItem): Promise<boolean> {
  if (invitation.type === 'user') {
    await writes.inviteUser(userInvitation(invitation))
    return true
  }
  const { invited } = await writes.inviteDrivers(driversInvitation(invitation))
  return invited > 0
}

const userInvitation = ({ organizationId, email = '', role }: InvitationItem) =>
  ({ email, role: role === 'admin' ? 'admin' : 'user', organizationId }) as const

function driversInvitation({ organizationId, email, firstName = '', lastName = '', phoneNumber = '' }: InvitationItem) {
  return { organizationId, drivers: [{ firstName, lastName, phoneNumber, ...(email !== undefined && { email }) }] }
}

/** An invitation made elsewhere can have a name, number or address that this console never sends. */
function isSendable(invitation: InvitationItem): boolean {
  return invitation.type === 'user'
    ? is(userInvitation(invitation), UserInvitation)
    : is(driversInvitation(invitation), DriversInvitation)
}
