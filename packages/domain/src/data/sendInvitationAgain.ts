import type { InvitationItem } from '../invitation/InvitationItem.ts'
import type { Writes } from './useWrites.ts'

/** An invitation that was withdrawn to be sent again, and then was not sent (spec, section 7: Invitations). */
export class NotSentAgain extends Error {
  constructor(cause: unknown) {
    super('Removed but not sent again', { cause })
    this.name = 'NotSentAgain'
  }
}

type InvitationWrites = Pick<Writes, 'withdrawInvitations' | 'inviteUser' | 'inviteDrivers'>

/** Withdraws an invitation (spec, section 7: POST /invitations/delete). */
export async function withdrawInvitation(writes: InvitationWrites, { id }: { id: string }): Promise<void> {
  await writes.withdrawInvitations({ ids: [id] })
}

/** Withdraws an invitation and creates it anew (spec, section 7: Invitations). */
export async function sendInvitationAgain(writes: InvitationWrites, invitation: InvitationItem): Promise<void> {
  await withdrawInvitation(writes, invitation)
  await createInvitation(writes, invitation).catch((error: unknown) => {
    throw new NotSentAgain(error)
  })
}

/** Creates an invitation like one that there was (spec, section 7: Invitations). */
export async function createInvitation(writes: InvitationWrites, invitation: InvitationItem): Promise<void> {
  const { organizationId, email, firstName = '', lastName = '', phoneNumber = '' } = invitation
  if (invitation.type === 'user') {
    const role = invitation.role === 'admin' ? 'admin' : 'user'
    await writes.inviteUser({ email: email ?? '', role, organizationId })
    return
  }
  const row = { firstName, lastName, phoneNumber, ...(email !== undefined && { email }) }
  await writes.inviteDrivers({ organizationId, drivers: [row] })
}
