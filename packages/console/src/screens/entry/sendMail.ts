import type { ChallengeScope } from '@driver-trust/domain/auth'
import { type Client, challengeBearer, isStatus, type Session } from '@driver-trust/domain/http'
import { CLIENT_ID } from '../../host/product.ts'

interface Sender {
  client: Client
  session: Session
}

/** Each e-mail is requested under a bearer of its own that is never stored (contract 7.4). */
function bearerOf(sender: Sender, scope: ChallengeScope) {
  return challengeBearer(sender, { clientId: CLIENT_ID, scope })
}

export async function sendVerification(sender: Sender, email: string): Promise<void> {
  await sender.client.sendVerification({ email }, { bearer: await bearerOf(sender, 'email:send') })
}

/** Succeeds for every address, so that it doesn't reveal who has an account. */
export async function sendPasswordReset(sender: Sender, email: string): Promise<void> {
  const bearer = await bearerOf(sender, 'password:reset')
  try {
    await sender.client.sendPasswordReset({ email }, { bearer })
  } catch (error) {
    if (!isStatus(error, 400, 404, 409, 422)) throw error
  }
}
