import { type ChallengeScope, challengeBearer, isStatus } from '@driver-trust/domain'
import { useData } from '@driver-trust/domain/data'
import { CLIENT_ID } from '../product.ts'

export interface SendMail {
  verification: (email: string) => Promise<void>
  /** Succeeds for every address, so that nobody learns who has an account. */
  passwordReset: (email: string) => Promise<void>
}

/** Asks for mails, each under a bearer of its own that is never kept (spec, section 7: Authorization supplied by caller). */
export function useSendMail(): SendMail {
  const { client } = useData()
  const bearerOf = (scope: ChallengeScope) => challengeBearer(client, { clientId: CLIENT_ID, scope })
  return {
    async verification(email) {
      await client.sendVerification({ email }, { bearer: await bearerOf('email:send') })
    },
    async passwordReset(email) {
      const bearer = await bearerOf('password:reset')
      try {
        await client.sendPasswordReset({ email }, { bearer })
      } catch (error) {
        if (!isStatus(error, 400, 404, 409, 422)) throw error
      }
    },
  }
}
